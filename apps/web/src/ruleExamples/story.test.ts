import { readExample } from '@coalbrook/examples';
import type { Example } from '@coalbrook/examples';
import { english, findLanguage } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { exampleTexts as germanTexts } from '../language/de/examples.ts';
import { exampleTexts } from '../language/en/examples.ts';
import { examplesOf } from './exampleShelf.ts';
import { sayPieces } from './pieces.ts';
import { stepsOf, storyOf } from './story.ts';

const german = findLanguage('de') ?? english;

const exampleWith = (actions: readonly string[]): Example => {
  const example = readExample({
    rule: 'birmingham.build.1',
    position: {
      edition: 'birmingham',
      seats: 2,
      round: 2,
      players: [{ hand: ['birmingham', 'birmingham'] }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1', cubes: 1 } },
      links: { 'birmingham-dudley': 1 },
    },
    actions,
  });
  if (!example) throw new Error('it cannot be read');
  return example;
};

const slugs = (things: readonly { readonly slug: string }[], ids: readonly number[]): readonly string[] =>
  ids.map((id) => things[id].slug);

describe('the story of an example', () => {
  const allowed = exampleWith(['build birmingham#2 manufacturer with birmingham']);
  const refused = exampleWith(['build dudley#2 iron with birmingham']);

  it('tells what happens and what changes', () => {
    const story = storyOf(allowed, english, exampleTexts);
    expect(story?.told.join(' ')).toMatch(
      /^Arkwright builds manufacturer I in Birmingham for £8 and coal from Tinsley/,
    );
    expect(story?.refused).toBeUndefined();
    expect(story?.changes).toEqual(['Arkwright: money £17 → £9', 'Tinsley: income £0 → £2']);
    expect(story?.hand).toBe('Arkwright holds: 2 × Birmingham.');
  });

  it('tells what is refused, and why', () => {
    const story = storyOf(refused, english, exampleTexts);
    expect(story?.told).toEqual([]);
    expect(story?.changes).toEqual([]);
    expect(story?.refused?.action).toBe('Build an iron works in Dudley with the Birmingham card');
    expect(story?.refused?.why).toMatch(/The Birmingham card is not for Dudley/);
  });

  it('marks what it is about, and shows everything on the board', () => {
    const { table } = refused;
    const story = storyOf(refused, english, exampleTexts);
    expect(slugs(table.sites, story?.marks.sites ?? [])).toEqual(['dudley#2']);
    expect(slugs(table.sites, story?.around.sites ?? []).toSorted()).toEqual(['dudley#1', 'dudley#2']);
    expect(slugs(table.links, story?.around.links ?? [])).toEqual(['birmingham-dudley']);
  });

  it('can be read aloud', () => {
    const says = sayPieces(allowed, allowed.start, english, exampleTexts);
    expect(says).toBe('Part of the map. On it: coal mine I in Dudley of Tinsley and Birmingham–Dudley of Tinsley.');
    const after = storyOf(allowed, english, exampleTexts)?.after ?? allowed.start;
    expect(sayPieces(allowed, after, english, exampleTexts)).toContain('flipped coal mine I in Dudley');
  });

  it('tells of a position without actions in words: money, tiles by level, cubes', () => {
    const facts = storyOf(exampleWith([]), english, exampleTexts)?.changes ?? [];
    expect(facts[0]).toMatch(/^Arkwright: money £17, income £0, points 0/);
    expect(facts).toContain('Coal market: 13 cubes');
    expect(facts.find((fact) => fact.startsWith('Mat of Arkwright'))).toContain('3 × I + 2 × II');
  });

  it('speaks German', () => {
    const story = storyOf(allowed, german, germanTexts);
    expect(story?.told.join(' ')).toMatch(/^Arkwright baut /);
    expect(story?.changes).toEqual(['Arkwright: Geld £17 → £9', 'Tinsley: Einkommen £0 → £2']);
    expect(stepsOf(refused, german).join()).toMatch(/Dudley/);
  });
});

describe('the examples of a statement', () => {
  it('are found by its number', async () => {
    expect((await examplesOf('birmingham.coal.1')).length).toBeGreaterThan(0);
    expect(await examplesOf('birmingham.coal.99')).toEqual([]);
    expect(await examplesOf('chess.king.1')).toEqual([]);
  });
});
