import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { english, thingsOf } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { panels as german } from '../language/de/panels.ts';
import { panels } from '../language/en/panels.ts';
import { sayWorth } from './tileWorth.ts';

const worthOf = (edition: Edition, slug: string, options: readonly string[] = []): readonly string[] => {
  const made = makeTable(edition, { seats: 3, options });
  if (!made.ok) throw new Error('no table');
  const tile = made.value.tiles.find((one) => one.slug === slug);
  if (!tile) throw new Error(`no tile ${slug}`);
  return sayWorth(made.value, tile, panels, thingsOf(made.value, english));
};

it('says what a tile brings and when', () => {
  expect(worthOf(birmingham, 'cotton-1')).toEqual(['When sold: 5 points, income +5 spaces, links here +1']);
  expect(worthOf(birmingham, 'coal-1')).toEqual([
    'When its last coal is taken: 1 point, income +4 spaces, links here +2',
  ]);
  expect(worthOf(lancashire, 'port-1')).toEqual([
    'When something is sold through it: 2 points, income +3 spaces, links here +1',
  ]);
  expect(worthOf(lancashire, 'shipyard-1')[0]).toMatch(/^As soon as it is built: 10 points/);
  expect(worthOf(ageOfIndustry, 'cotton-1')).toEqual([
    expect.stringMatching(/^When sold: \+\$\d+$/),
    'At the end of the game: 1 point, flipped or not',
  ]);
});

it('says in money what a raised income brings to somebody on a space of the track', () => {
  const made = makeTable(birmingham, { seats: 3 });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const tile = table.tiles.find(({ slug }) => slug === 'coal-1');
  if (!tile) throw new Error('no tile');
  const worthOn = (space: number): string | undefined =>
    sayWorth(table, tile, panels, thingsOf(table, english), space)[0];
  expect(worthOn(10)).toBe('When its last coal is taken: 1 point, £2 more a round (4 spaces), links here +2');
  // On the last space, nothing more comes.
  expect(worthOn(table.track.lastSpace)).toContain('income +4 spaces');
});

it.each(editions)('$slug: every tile has a worth in every language', (edition) => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  for (const texts of [panels, german]) {
    for (const tile of table.tiles) {
      for (const line of sayWorth(table, tile, texts, thingsOf(table, english))) expect(line).toMatch(/^\S.*: \S/);
    }
  }
});
