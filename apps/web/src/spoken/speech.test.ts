import type { Wish } from '@coalbrook/rules';
import { boardLayoutOf, sceneOf } from '@coalbrook/scene';
import { english as englishWords, findLanguage, thingsOf } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { everyTable, playedViews, tableOf } from '../board/fixtures.ts';
import { touchablesOf } from '../board/touchables.ts';
import { messages as german } from '../language/de/messages.ts';
import { english } from '../language/english.ts';
import { sayMap, sayTarget } from './speech.ts';
import type { Speaker } from './speech.ts';

const germanWords = findLanguage('de') ?? englishWords;

const mapOf = (slug: string, wish: Wish): readonly string[] =>
  speakers(tableOf(slug, wish), 1).map((speaker) => JSON.stringify(sayMap(speaker, boardLayoutOf(speaker.table))));

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

  it('describes every place, every laid link and every market', () => {
    for (const speaker of both) {
      const { places, links, markets } = sayMap(speaker, boardLayoutOf(table));
      expect(places).toHaveLength(table.places.length);
      expect(links).toHaveLength(speaker.scene.links.filter(Boolean).length);
      expect(markets.length).toBeGreaterThan(0);
      const all = JSON.stringify({ places, links, markets });
      expect(all).not.toMatch(/undefined|NaN|null/);
      for (const tile of speaker.scene.tiles) if (tile) expect(all).toContain(names[tile.owner]);
    }
  });

  it('has a name for every touchable', () => {
    for (const speaker of both) {
      for (const { target } of touchablesOf(boardLayoutOf(table))) {
        expect(sayTarget(speaker, target)).toMatch(/\p{L}/u);
        expect(sayTarget(speaker, target)).not.toMatch(/undefined|NaN/);
      }
    }
  });
});

describe('the map in words', () => {
  it('uses each game’s words for merchants and markets', () => {
    const [merchants, haendler] = mapOf('birmingham', { seats: 4 });
    expect(merchants).toMatch(/Merchant in \w+, buys (cotton|manufactured goods|pottery)/);
    expect(merchants).toMatch(/Market for coal: \d+ left/);
    expect(haendler).toMatch(/Händler in \w+, kauft (Baumwolle|Fabrikwaren|Tonwaren)/);
    expect(haendler).toMatch(/Markt für Kohle: noch \d+, die nächste kostet £/);
    expect(haendler).toMatch(/Markt für Eisen: noch \d+, das nächste kostet £/);

    const [markets, maerkte] = mapOf('age-of-industry', { seats: 3 });
    expect(markets).toMatch(/Market in Switzerland, buys/);
    expect(markets).toMatch(/Demand track for coal:/);
    expect(markets).not.toMatch(/merchant/i);
    expect(maerkte).toMatch(/Markt in der Schweiz, kauft/);
    expect(maerkte).toMatch(/Markt in den Niederlanden, kauft/);
    expect(maerkte).toMatch(/Bedarfsleiste für Kohle:/);
    expect(maerkte).not.toMatch(/Händler|kauft \w*(spinnerei|fabrik)/);
  });

  it('says in German where the markets of New England are', () => {
    const [, said] = mapOf('age-of-industry', { seats: 3, options: ['new-england'] });
    expect(said).toMatch(/Markt im Westen/);
    expect(said).toMatch(/Markt im Golf von Maine/);
    expect(said).toMatch(/Markt in der Bucht von New York/);
  });

  it('uses the rulebook’s word for the distant market', () => {
    const [, said] = mapOf('lancashire', { seats: 4 });
    expect(said).toMatch(/Baumwollmarkt: Ein Verkauf/);
  });
});
