import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { layOut, makeTable } from '@coalbrook/rules';
import type { Edition, Seat, SiteId, Table, View, Wish } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import type { StandingTile } from '@coalbrook/scene';
import { english, thingsOf } from '@coalbrook/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Tiles } from '../../board/Pieces.tsx';
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
    const draw = (isFlipped: boolean): string => {
      const standing = { site: 0 as SiteId, tile: tile.id, owner: 0 as Seat, isFlipped, cubes: 0 } as StandingTile;
      const none = { leaving: new Map<number, number>(), replaced: new Set<number>() };
      const tiles = { layout: boardLayoutOf(table), tiles: [standing], colours, levelText: things.level, ...none };
      return renderToStaticMarkup(createElement(Tiles, tiles));
    };
    const mat = renderToStaticMarkup(createElement(TilePlate, { table, tile, colour, left, all }));
    expect(things.tile(tile.id)).toMatch(new RegExp(` ${second}$`));
    for (const drawn of [draw(false), draw(true), mat]) expect(drawn).toContain(`>${second}<`);
  }
  expect(piles.some(({ tile }) => tile.level === 2)).toBe(true);
});
