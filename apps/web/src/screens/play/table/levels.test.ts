import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { layOut, makeTable } from '@coalbrook/rules';
import type { Edition, Seat, State, Table, Tile, View, Wish } from '@coalbrook/rules';
import { english, thingsOf } from '@coalbrook/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { stacksOn } from '../../../panels/mats.ts';
import { TilePlate } from '../../../panels/TilePlate.tsx';
import { colours } from '../../../theme/seats.ts';
import { TableBoard } from './TableBoard.tsx';

// A page that is drawn once, outside a browser, cannot ask whether it is night.
vi.mock(import('../../../settings/theme.ts'), () => ({ useTheme: () => 'day' as const }));

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

/** How often the map of a table writes a text. */
const countOnMap = (table: Table, view: View, text: string): number => {
  const nothing = { ghost: undefined, events: [], find: undefined, onPick: () => undefined };
  const names = colours.slice(0, table.seats);
  const props = { table, view, names, colours, lit: new Set<string>(), chosen: new Set<string>(), ...nothing };
  return renderToStaticMarkup(createElement(TableBoard, props)).split(`>${text}<`).length - 1;
};

/** The position in which two tiles of a kind lie on the board, one of them flipped. */
const withTwo = (table: Table, { id, industry }: Tile): State => {
  const state = layOut(table);
  const sites = table.industries[industry].berths.slice(0, 2).map(({ site }) => site);
  for (const site of sites) {
    state.tile[site] = id;
    state.tileOwner[site] = 0 as Seat;
  }
  state.flipped[sites[0]] = 1;
  return state;
};

it.each(games)('%s: journal, map and mat write levels alike', (_name, table, second) => {
  const things = thingsOf(table, english);
  const empty = layOut(table) as View;
  const [colour] = colours;
  const piles = stacksOn(table, empty, 0 as Seat).flatMap((stack) => stack.piles);
  const seconds = piles.filter((pile) => pile.tile.level === 2);
  for (const { tile, left, all } of seconds) {
    const mat = renderToStaticMarkup(createElement(TilePlate, { table, tile, colour, left, all }));
    expect(mat).toContain(`>${second}<`);
    expect(things.tile(tile.id)).toMatch(new RegExp(` ${second}$`));
  }
  const [{ tile }] = seconds;
  const added = countOnMap(table, withTwo(table, tile) as View, second) - countOnMap(table, empty, second);
  // A flipped tile also shows its points, which may look like its level.
  expect(added).toBe(String(tile.points) === second ? 3 : 2);
});
