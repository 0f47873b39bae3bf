import { sceneOf } from '@coalbrook/scene';
import { english as englishWords, german as germanWords, thingsOf } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { english } from '../language/english.ts';
import { german } from '../language/german.ts';
import { everyTable, playedViews } from './fixtures.ts';
import { planFor } from './planFor.ts';
import { sayMap, sayTarget } from './speech.ts';
import type { Speaker } from './speech.ts';
import { touchablesOf } from './touchables.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

const speakers = (table: Speaker['table'], decisions: number): readonly Speaker[] => {
  const { view } = playedViews(table, decisions).at(-1) ?? {};
  if (!view) throw new Error('no view');
  const scene = sceneOf(table, view);
  return [
    { table, scene, names, things: thingsOf(table, englishWords), words: english.board },
    { table, scene, names, things: thingsOf(table, germanWords), words: german.board },
  ];
};

describe.each(everyTable())('the map of $name in words', ({ table }) => {
  const both = speakers(table, 40);

  it('tells of every place, every link that was laid and every market', () => {
    for (const speaker of both) {
      const { places, links, markets } = sayMap(speaker, planFor(table));
      expect(places).toHaveLength(table.places.length);
      expect(links).toHaveLength(speaker.scene.links.filter(Boolean).length);
      expect(markets.length).toBeGreaterThan(0);
      const all = JSON.stringify({ places, links, markets });
      expect(all).not.toMatch(/undefined|NaN|null/);
      for (const tile of speaker.scene.tiles) if (tile) expect(all).toContain(names[tile.owner]);
    }
  });

  it('has a name for everything that can be touched', () => {
    for (const speaker of both) {
      for (const { target } of touchablesOf(table, planFor(table))) {
        expect(sayTarget(speaker, target)).toMatch(/\p{L}/u);
        expect(sayTarget(speaker, target)).not.toMatch(/undefined|NaN/);
      }
    }
  });
});
