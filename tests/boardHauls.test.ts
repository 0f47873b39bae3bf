import { BEER, COAL, IRON } from '@coalbrook/rules';
import type { CargoId, GameEvent, LinkId, MerchantId, Seat, SiteId, Table, TileId } from '@coalbrook/rules';
import { boardLayoutOf, distance, haulArrowsOf, newsOf } from '@coalbrook/scene';
import type { BoardNews } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { randomGame } from './contract/randomGame.ts';
import { plainTables } from './contract/tables.ts';

type Hauls = BoardNews['hauls'];

const seat = 0 as Seat;
const [mine, works, mill] = [0 as SiteId, 1 as SiteId, 2 as SiteId];
const [{ table }] = plainTables;

const began: GameEvent = { event: 'actionBegan', seat, kind: 'build' };
const built = (site: SiteId): GameEvent => ({ event: 'built', seat, site, tile: 0 as TileId, cost: 0 });
const laid = (link: number): GameEvent => ({ event: 'laid', seat, link: link as LinkId, cost: 0 });
const took = (cargo: CargoId, site: SiteId): GameEvent => ({ event: 'took', seat, cargo, site });
const bought = (cargo: CargoId, price: number): GameEvent => ({ event: 'bought', seat, cargo, price });
const haulsOf = (...events: readonly GameEvent[]): Hauls => newsOf(table, events).hauls;

const countTo = (hauls: Hauls, site: SiteId, cargo: CargoId): number =>
  hauls
    .filter(({ to, cargo: carried }) => carried === cargo && to.on === 'site' && to.site === site)
    .reduce((sum, { count }) => sum + count, 0);

describe('hauls', () => {
  it('lead from where goods were taken to what they were used for', () => {
    expect(haulsOf(began, built(mill), took(COAL, mine), bought(IRON, 2))).toEqual([
      { cargo: COAL, count: 1, from: { on: 'site', site: mine }, to: { on: 'site', site: mill } },
      { cargo: IRON, count: 1, from: { on: 'market', prices: [2] }, to: { on: 'site', site: mill } },
    ]);
    const drank: GameEvent = { event: 'drank', seat, merchant: 1 as MerchantId };
    expect(haulsOf({ event: 'sold', seat, site: mill, merchant: 1 as MerchantId }, drank)).toEqual([
      { cargo: BEER, count: 1, from: { on: 'merchant', merchant: 1 }, to: { on: 'site', site: mill } },
    ]);
  });

  it('belong to the link that was laid last', () => {
    const uses = haulsOf(began, laid(3), took(COAL, mine), laid(4), took(COAL, mine), took(BEER, works));
    expect(uses.map(({ to }) => to)).toEqual([
      { on: 'link', link: 3 },
      { on: 'link', link: 4 },
      { on: 'link', link: 4 },
    ]);
  });

  it('of the same way are one, with their number', () => {
    expect(haulsOf(built(mill), took(COAL, mine), took(COAL, mine), bought(COAL, 1), bought(COAL, 2))).toMatchObject([
      { count: 2, from: { on: 'site', site: mine } },
      { count: 2, from: { on: 'market', prices: [1, 2] } },
    ]);
  });

  it('go from a new tile to the spaces that its cubes filled', () => {
    const spaces = table.markets[COAL]?.spaces ?? [];
    const prices = spaces.slice(2, 5);
    const money = prices.reduce((sum, price) => sum + price, 0);
    expect(haulsOf(built(mine), { event: 'marketed', seat, site: mine, cargo: COAL, count: 3, money })).toEqual([
      { cargo: COAL, count: 3, from: { on: 'site', site: mine }, to: { on: 'market', prices } },
    ]);
  });

  it('are none for goods that leave the board or stay where they are', () => {
    const develops: GameEvent = { event: 'actionBegan', seat, kind: 'develop' };
    expect(haulsOf(built(mill), develops, took(IRON, works), bought(IRON, 2))).toEqual([]);
    expect(haulsOf(built(mine), took(COAL, mine))).toEqual([]);
  });

  it('are forgotten with the tile or link at one of their ends', () => {
    const gone: GameEvent = { event: 'removed', seat, site: mine, tile: 0 as TileId };
    expect(haulsOf(built(mill), took(COAL, mine), took(IRON, works), gone)).toMatchObject([{ cargo: IRON }]);
    expect(haulsOf(laid(3), took(COAL, mine), { event: 'eraEnded', era: 0 as never })).toEqual([]);
  });

  it('of one entry know the action from the entries before', () => {
    expect(newsOf(table, [took(COAL, mine)], [began, built(mill)]).hauls).toMatchObject([{ to: { site: mill } }]);
    expect(newsOf(table, [took(COAL, mine)]).hauls).toEqual([]);
  });
});

it('arrows there and back keep apart', () => {
  const { hauls } = newsOf(table, [built(mill), took(COAL, mine), began, built(mine), took(IRON, mill)]);
  const [there, back] = haulArrowsOf(boardLayoutOf(table), hauls);
  expect(distance(there.sign, back.sign)).toBeGreaterThan(18);
});

/** The events of each action of a game: all that happened from its beginning to that of the next one. */
const actionsOf = (events: readonly GameEvent[]): readonly (readonly GameEvent[])[] => {
  const actions: GameEvent[][] = [];
  for (const event of events) {
    if (event.event === 'actionBegan') actions.push([]);
    actions.at(-1)?.push(event);
  }
  return actions;
};

const eventsOf = (played: Table): readonly GameEvent[] =>
  [...randomGame(played, 3, 'busy')].flatMap(({ events }) => events);

/** The fullest table of each edition, with and without automata. */
const fullTables = [
  ...new Map(plainTables.map((one) => [`${one.table.edition.slug} ${one.table.automata.some(Boolean)}`, one])).values(),
];

describe.each(fullTables)('in a game of $name', ({ table: played }) => {
  const actions = actionsOf(eventsOf(played));
  const board = boardLayoutOf(played);

  it('everything a tile needs to be built or sold is hauled to it', () => {
    let checked = 0;
    for (const events of actions) {
      const { hauls } = newsOf(played, events);
      const isCleared = events.some(
        ({ event }) => event === 'removed' || event === 'overbuilt' || event === 'forfeited',
      );
      const own = events.filter((one) => one.event === 'took').map(({ site }) => site);
      if (isCleared) continue;
      for (const event of events) {
        if (event.event !== 'built' || own.includes(event.site)) continue;
        const { needs } = played.tiles[event.tile];
        for (const cargo of [COAL, IRON]) expect(countTo(hauls, event.site, cargo)).toBe(needs[cargo]);
        checked++;
      }
      for (const event of events) {
        if (event.event !== 'sold') continue;
        const flipped = events.find((one) => one.event === 'flipped' && one.site === event.site);
        if (flipped?.event !== 'flipped') continue;
        expect(countTo(hauls, event.site, BEER)).toBe(played.tiles[flipped.tile].beer);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('each haul has an arrow that ends beside its goal and stays on the sheet', () => {
    const [width, height] = board.size;
    const hauls = actions.flatMap((events) => newsOf(played, events).hauls).slice(0, 40);
    expect(hauls.length).toBeGreaterThan(10);
    const arrows = haulArrowsOf(board, hauls);
    expect(arrows).toHaveLength(hauls.length);
    arrows.forEach(({ tip: [x, y], shaft, head, count }, index) => {
      expect(count).toBe(hauls[index].count);
      expect(`${shaft}${head}`).not.toContain('NaN');
      expect(shaft).not.toBe('');
      expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
      const { to } = hauls[index];
      if (to.on !== 'site') return;
      const [sx, sy] = board.sites[to.site].at;
      const off = Math.max(Math.abs(x - sx), Math.abs(y - sy));
      expect(off).toBeGreaterThan(board.sites[to.site].size / 2);
      expect(off).toBeLessThan(board.sites[to.site].size);
    });
  });

  it('no shaft covers a square for a tile', () => {
    const hauls = actions.flatMap((events) => newsOf(played, events).hauls).slice(0, 40);
    const isCovering = (x: number, y: number): boolean =>
      board.sites.some(({ at, size }) => Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) < size / 2 - 3);
    const covering = haulArrowsOf(board, hauls).filter(({ shaft }) =>
      [...shaft.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].some(([, x, y]) => isCovering(Number(x), Number(y))),
    );
    expect(covering).toEqual([]);
  });
});
