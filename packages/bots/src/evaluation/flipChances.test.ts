import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { awaitsChance, beginGame, draw, NOBODY, seededDraw, seedOf } from '@coalbrook/rules';
import type { LinkId, Seat, SiteId, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { tableFor } from '../testing.ts';
import { appraisal, appraise } from './appraise.ts';
import { prospectsAt } from './economy.ts';
import { FlipChances } from './flipChances.ts';
import { timeLeft } from './time.ts';

const me = 0 as Seat;
const rival = 1 as Seat;

const dealt = (table: Table): State => {
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('dealt')));
  return state;
};

const chanceOf = (table: Table, state: State, site: SiteId): number =>
  new FlipChances(table, state, me, timeLeft(table, state, me), prospectsAt(table).chances).ofSale(
    table.tiles[state.tile[site]],
    site,
  );

/** A position in which the seat has one unsold tile. */
interface Mill {
  readonly state: State;
  readonly site: SiteId;
  /** The links that can be laid from there. */
  readonly links: readonly LinkId[];
}

/** All mills that could be built at the beginning and have no buyer beside them. */
const millsAt = (table: Table): readonly Mill[] =>
  table.industries
    .filter(({ sold, port }) => sold && !port)
    .flatMap(({ tiles, berths }) =>
      berths.map(({ site }) => {
        const state = dealt(table);
        [state.tile[site]] = tiles;
        state.tileOwner[site] = me;
        const links = table.eras[0].lines.filter((line) => table.links[line].ends.includes(table.sites[site].place));
        return { state, site, links };
      }),
    )
    .filter(({ state, site }) => {
      const { buyer } = prospectsAt(table).chances;
      const chance = chanceOf(table, state, site);
      return chance > 0 && chance < buyer[0];
    });

/** The chance when all links around it belong to a rival, and when one of them is the seat's. */
const chancesBeside = (table: Table, { state, site, links }: Mill): readonly [number, readonly number[]] => {
  for (const link of links) state.linkOwner[link] = rival;
  const stranded = chanceOf(table, state, site);
  const own = links.map((link) => {
    state.linkOwner[link] = me;
    const chance = chanceOf(table, state, site);
    state.linkOwner[link] = rival;
    return chance;
  });
  for (const link of links) state.linkOwner[link] = NOBODY;
  return [stranded, own];
};

describe('the chance to sell a tile', () => {
  it('is half in Age of Industry if every way to a buyer begins with links of others', () => {
    const table = tableFor(ageOfIndustry);
    const pairs = millsAt(table).map((mill) => chancesBeside(table, mill));
    const waiting = pairs.filter(([stranded]) => stranded > 0 && stranded < 1);
    expect(waiting.length).toBeGreaterThan(10);
    for (const [stranded, own] of waiting) {
      expect(Math.max(...own)).toBeCloseTo(2 * stranded, 9);
      for (const chance of own) expect([stranded, 2 * stranded]).toContainEqual(expect.closeTo(chance, 9));
    }
  });

  it('is not less with a link of its own, whoever has the others', () => {
    for (const edition of [birmingham, lancashire, ageOfIndustry]) {
      const table = tableFor(edition);
      for (const mill of millsAt(table)) {
        const [stranded, own] = chancesBeside(table, mill);
        for (const chance of own) expect(chance).toBeGreaterThanOrEqual(stranded);
      }
    }
  });

  it('does not depend on it in the estimate that nets add to', () => {
    const table = tableFor(ageOfIndustry);
    const sum = (parts: readonly number[]): number => parts.reduce((one, other) => one + other, 0);
    const gaps = millsAt(table).map(({ state, links }) => {
      for (const link of links) state.linkOwner[link] = rival;
      return sum(appraisal(table, state, me)) - appraise(table, state, me);
    });
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
    expect(gaps.filter((gap) => gap > 0.1).length).toBeGreaterThan(10);
  });
});
