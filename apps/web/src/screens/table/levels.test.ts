import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { layOut, makeTable } from '@coalbrook/rules';
import type { Edition, Seat, Table, View, Wish } from '@coalbrook/rules';
import { english, thingsOf } from '@coalbrook/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Tile } from '../../board/Tile.tsx';
import { stacksOn } from '../../panels/mats.ts';
import { TilePlate } from '../../panels/TilePlate.tsx';
import { colours } from '../../theme/seats.ts';

const tableFor = (edition: Edition, wish: Wish): Table => {
  const made = makeTable(edition, wish);
  if (!made.ok) throw new Error('no table');
  return made.value;
};

const games: readonly (readonly [string, Table, string])[] = [
  ['Birmingham', tableFor(birmingham, { seats: 2 }), 'II'],
  ['the introductory game', tableFor(birmingham, { seats: 2, options: ['introductory'] }), 'II'],
  ['the introductory game of Lancashire', tableFor(lancashire, { seats: 2, options: ['introductory'] }), 'II'],
  ['Age of Industry', tableFor(ageOfIndustry, { seats: 3 }), '2'],
];

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }));
afterAll(() => void vi.unstubAllGlobals());

it.each(games)('%s: journal, board and mat write levels alike', (_name, table, second) => {
  const things = thingsOf(table, english);
  const piles = stacksOn(table, layOut(table) as View, 0 as Seat).flatMap((stack) => stack.piles);
  const [colour] = colours;
  for (const { tile, left, all } of piles.filter((pile) => pile.tile.level === 2)) {
    const board = renderToStaticMarkup(
      createElement(Tile, { table, tile: tile.id, colour, isFlipped: false, cubes: 0 }),
    );
    const flipped = renderToStaticMarkup(
      createElement(Tile, { table, tile: tile.id, colour, isFlipped: true, cubes: 0 }),
    );
    const mat = renderToStaticMarkup(createElement(TilePlate, { table, tile, colour, left, all }));
    expect(things.tile(tile.id)).toMatch(new RegExp(` ${second}$`));
    for (const drawn of [board, flipped, mat]) expect(drawn).toContain(`>${second}<`);
  }
  expect(piles.some(({ tile }) => tile.level === 2)).toBe(true);
});
