import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { awaitsChance, beginGame, draw, makeTable, NONE, seededDraw, seedOf } from '@coalbrook/rules';
import type { Edition, Seat, SiteId, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { appraisal, appraise } from './appraise.ts';

const me = 0 as Seat;

const tableFor = (edition: Edition, options: readonly string[] = []): Table => {
  const table = makeTable(edition, { seats: Math.max(...edition.seats), options });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const dealt = (table: Table): State => {
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('dealt')));
  return state;
};

/** Builds the first sellable tile on the first site that takes it. */
const putMill = (table: Table, state: State, seat: Seat): SiteId => {
  const mill = table.industries.find(({ sold }) => sold);
  const tile = mill?.tiles.map((id) => table.tiles[id]).find(({ mayBuild }) => mayBuild[state.era]);
  if (!mill || !tile) throw new Error('nothing to sell in this game');
  const { site } = mill.berths[0];
  state.tile[site] = tile.id;
  state.tileOwner[site] = seat;
  return site;
};

const gain = (table: Table, change: (state: State) => void, before?: (state: State) => void): number => {
  const state = dealt(table);
  before?.(state);
  const now = appraise(table, state, me);
  change(state);
  return appraise(table, state, me) - now;
};

describe.each(editions.map((edition) => ({ name: edition.name, table: tableFor(edition) })))(
  'the evaluation at $name',
  ({ table }) => {
    it('is a number, and reads nothing that the seat cannot see', () => {
      const state = dealt(table);
      const worth = appraise(table, state, me);
      expect(Number.isFinite(worth)).toBe(true);
      for (let cell = 0; cell < table.cards.length; cell++) state.hand[table.cards.length + cell] = -1;
      state.deck.fill(-1);
      expect(appraise(table, state, me)).toBe(worth);
    });

    it('values points, money and flipped tiles', () => {
      expect(gain(table, (state) => (state.points[me] += 3))).toBeCloseTo(3);
      expect(gain(table, (state) => (state.money[me] += 10))).toBeGreaterThan(0);
      expect(gain(table, (state) => void (state.flipped[putMill(table, state, me)] = 1))).toBeGreaterThan(0);
    });

    it('values links, and more so between built-up places', () => {
      const { place } = table.sites[putMill(table, dealt(table), me)];
      const link = table.eras[0].lines.find((id) => table.links[id].ends.includes(place));
      if (link === undefined) throw new Error('no line leads to the mill');
      const lay = (state: State): void => void (state.linkOwner[link] = me);
      const alone = gain(table, lay);
      const beside = gain(table, lay, (state) => void (state.flipped[putMill(table, state, 1 as Seat)] = 1));
      expect(alone).toBeGreaterThan(0);
      expect(beside).toBeGreaterThan(alone);
    });

    it('values a flipped tile more than an unflipped one', () => {
      let site = NONE as SiteId;
      const put = (state: State): void => void (site = putMill(table, state, me));
      const flip = (state: State): void => {
        const { income } = table.tiles[state.tile[site]];
        state.flipped[site] = 1;
        if (table.flipPaysCash) state.money[me] += income;
        else state.income[me] += income;
      };
      expect(gain(table, flip, put)).toBeGreaterThan(0);
    });

    it('penalises a loan or a lower income', () => {
      if (table.credit) expect(gain(table, (state) => state.loans[me]++)).toBeLessThan(0);
      else expect(gain(table, (state) => (state.income[me] -= 3))).toBeLessThan(0);
    });

    it('values buildable tiles on the mat', () => {
      const { industry } = table.tiles[0];
      const lost = (state: State): void => {
        for (const tile of table.industries[industry].tiles) state.mat[tile] = 0;
      };
      expect(gain(table, lost)).toBeLessThan(0);
    });
  },
);

describe('the evaluation of a flipped tile of level II in the introductory game', () => {
  it.each([birmingham, lancashire])('of $name counts its points twice', (edition) => {
    const table = tableFor(edition, ['introductory']);
    const tile = table.tiles.find(({ level, points }) => level === 2 && points > 0);
    if (!tile) throw new Error('no tile of level II');
    const put = (state: State): void => {
      const { site } = table.industries[tile.industry].berths[0];
      state.tile[site] = tile.id;
      state.tileOwner[site] = me;
      state.flipped[site] = 1;
    };
    const once = gain({ ...table, eras: [{ ...table.eras[0], atEnd: [{ name: 'scoreTiles' }] }] }, put);
    expect(gain(table, put) - once).toBeCloseTo(tile.points);
  });
});

describe('loans in Age of Industry', () => {
  const table = tableFor(ageOfIndustry);
  /** How much less the rules of thumb expect than the estimate below nets. */
  const cautionWith = (loans: number): number => {
    const state = dealt(table);
    state.loans[me] = loans;
    return appraisal(table, state, me).reduce((sum, part) => sum + part, 0) - appraise(table, state, me);
  };

  it('make the rules of thumb more cautious than the estimate below nets, from the second one on', () => {
    expect(cautionWith(1)).toBeCloseTo(cautionWith(0), 9);
    expect(cautionWith(2)).toBeGreaterThan(cautionWith(1) + 0.1);
    expect(cautionWith(3) - cautionWith(2)).toBeCloseTo(cautionWith(2) - cautionWith(1), 9);
  });
});
