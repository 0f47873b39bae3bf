/** Layout of the coal and iron markets: spaces by price, cheapest first, and the price when a market is empty. */

import type { CargoId, Market, Table } from '@coalbrook/rules';

import type { Box, Point } from './point.ts';

export interface LadderSpace {
  readonly cargo: CargoId;
  readonly index: number;
  readonly price: number;
  readonly at: Point;
}

export interface Ladder {
  readonly box: Box;
  readonly isFlat: boolean;
  readonly coins: readonly { readonly price: number; readonly at: Point }[];
  readonly spaces: readonly LadderSpace[];
  /** The position for buying from an empty market. */
  readonly depots: readonly {
    readonly cargo: CargoId;
    readonly price: number;
    readonly at: Point;
    readonly length: number;
  }[];
  /** The part of the box that belongs to a market. */
  readonly areas: readonly { readonly cargo: CargoId; readonly box: Box }[];
}

const RUNG = 26;
const CELL = 21;
const COIN = 30;
const PAD = 9;
const APART = 9;
const HEAD = 24;

const marketsOf = ({ markets }: Table): readonly Market[] => markets.flatMap((market) => market ?? []);

const mostAbreast = ({ spaces }: Market): number =>
  Math.max(...spaces.map((price) => spaces.filter((other) => other === price).length));

const rungsOf = (markets: readonly Market[]): readonly number[] =>
  [...new Set(markets.flatMap(({ spaces, emptyPrice }) => [...spaces, emptyPrice]))].sort((one, other) => one - other);

/** The size of the vertical ladder; swapped for the horizontal one. */
export const ladderSize = (table: Table): Point | undefined => {
  const markets = marketsOf(table);
  if (markets.length === 0) return undefined;
  const across =
    COIN + markets.reduce((sum, market) => sum + mostAbreast(market) * CELL + APART, 0) + 2 * PAD - APART / 2;
  return [across, rungsOf(markets).length * RUNG + HEAD + 2 * PAD];
};

/** Lays out the ladder in a box: vertical with the highest price on top, or horizontal with it on the right. */
export const layLadder = (table: Table, box: Box, isFlat: boolean): Ladder => {
  const markets = marketsOf(table);
  const rungs = rungsOf(markets);
  const [left, top] = [box.x - box.width / 2, box.y - box.height / 2];
  const place = (along: number, across: number): Point =>
    isFlat
      ? [left + PAD + HEAD + (along + 0.5) * RUNG, top + PAD + across]
      : [left + PAD + across, top + box.height - PAD - (along + 0.5) * RUNG];
  const spaces: LadderSpace[] = [];
  const depots: Ladder['depots'][number][] = [];
  const areas: Ladder['areas'][number][] = [];
  let start = COIN;
  for (const { cargo, spaces: prices, emptyPrice } of markets) {
    const abreast = Math.max(...prices.map((price) => prices.filter((other) => other === price).length));
    prices.forEach((price, index) => {
      const before = prices.slice(0, index).filter((other) => other === price).length;
      spaces.push({ cargo, index, price, at: place(rungs.indexOf(price), start + (before + 0.5) * CELL) });
    });
    const width = abreast * CELL;
    depots.push({
      cargo,
      price: emptyPrice,
      at: place(rungs.indexOf(emptyPrice), start + width / 2),
      length: width - 4,
    });
    const middle = place((rungs.length - 1) / 2, start + width / 2);
    const long = rungs.length * RUNG;
    areas.push({
      cargo,
      box: { x: middle[0], y: middle[1], width: isFlat ? long : width + APART, height: isFlat ? width + APART : long },
    });
    start += width + APART;
  }
  return {
    box,
    isFlat,
    coins: rungs.map((price, index) => ({ price, at: place(index, COIN / 2 - 3) })),
    spaces,
    depots,
    areas,
  };
};
