import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { apprentice } from '@coalbrook/bots';
import { contestantOf } from '@coalbrook/referee';
import type { GameEvent, Seat, SiteId, TileId } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { tableOf } from '../tables.ts';
import { equalOf, styleFigures } from './styleFigures.ts';
import type { StyleFigures, StyleTable } from './styleFigures.ts';
import { StyleCounter, styleIn } from './styleGame.ts';
import { mergeStyles, writeStyles } from './writeStyles.ts';

const table = tableOf({ edition: 'birmingham', seats: 4 });
const [own, other] = [1 as Seat, 2 as Seat];
const tileCalled = (slug: string): TileId => table.tiles.find((tile) => tile.slug === slug)!.id;

it('what a seat does is counted, and nothing of what others do', () => {
  const site = 0 as SiteId;
  const [first, third] = [tileCalled('cotton-1'), tileCalled('cotton-3')];
  const events = (seat: Seat): readonly GameEvent[] => [
    { event: 'built', seat, site, tile: first, cost: 12 },
    { event: 'built', seat, site, tile: third, cost: 16 },
    { event: 'flipped', seat, site, tile: third, income: 3 },
    { event: 'developed', seat, tile: first },
    { event: 'borrowed', seat, amount: 30, space: 7 },
  ];
  const counter = new StyleCounter(table, own);
  for (const event of [...events(own), ...events(other)]) counter.tell(event);
  const figures = styleFigures(table, [counter.with(100), new StyleCounter(table, own).with(50)]);
  expect(figures).toMatchObject({ games: 2, lowest: 50, laid: 0, borrowed: 15 });
  expect(figures.points.mean).toBe(75);
  expect(figures.industries['cotton']).toEqual({ built: 1, flipped: 0.5, developed: 0.5, level: 2 });
  expect(figures.industries['pottery']).toEqual({ built: 0, flipped: 0, developed: 0, level: 0 });
});

it('a game of apprentices has tiles and links, and no more flips than tiles', async () => {
  const player = contestantOf(apprentice);
  const { industries, laid } = styleFigures(table, [await styleIn(table, player, player, 'styles', 1)]);
  const built = Object.values(industries).reduce((sum, one) => sum + one.built, 0);
  expect(built).toBeGreaterThan(5);
  expect(laid).toBeGreaterThan(5);
  for (const one of Object.values(industries)) expect(one.flipped).toBeLessThanOrEqual(one.built);
});

const figuresWith = (mean: number): StyleFigures => ({
  games: 10,
  points: { mean, doubt: 1 },
  lowest: 0,
  laid: 5,
  borrowed: 0,
  industries: { cotton: { built: 2, flipped: 1, developed: 0, level: 1 } },
});

const tableWith = (players: Readonly<Record<string, StyleFigures>>): StyleTable => ({
  edition: 'birmingham',
  seats: 4,
  company: 'engineer',
  players,
});

it('the equal of a player is the level with the nearest points', () => {
  const measured = tableWith({ carter: figuresWith(90), apprentice: figuresWith(110), navvy: figuresWith(102) });
  expect(equalOf(measured, 'navvy')).toBe('apprentice');
  expect(equalOf(measured, 'spinner')).toBeUndefined();
  expect(equalOf(tableWith({ navvy: figuresWith(102) }), 'navvy')).toBeUndefined();
});

it('fresh figures are added to those at the same table, and to the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [figures, page] = [join(folder, 'characters.json'), join(folder, 'characters.md')];
  writeFileSync(figures, '[]');
  writeFileSync(
    page,
    'Before.\n\n<!-- figures: made by `npm run lab -- styles` -->\n\n<!-- end of figures -->\n\nAfter.\n',
  );
  writeStyles(folder, tableWith({ navvy: figuresWith(90) }));
  writeStyles(folder, tableWith({ carter: figuresWith(92), navvy: figuresWith(94) }));
  expect(JSON.parse(readFileSync(figures, 'utf8'))).toEqual([
    tableWith({ navvy: figuresWith(94), carter: figuresWith(92) }),
  ]);
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/^Before\.[^]*After\.\n$/);
  expect(text).toContain('| navvy | 10 | 94.0 ±1.0 | 0 | carter | 5.0 | 0 | 2.0 / 1.0 / 1.0 |');
  const elsewhere = { ...tableWith({ navvy: figuresWith(1) }), seats: 3 };
  expect(mergeStyles([tableWith({})], elsewhere)).toEqual([tableWith({}), elsewhere]);
});
