/** Several tiles sold in one step, in positions from games in which everybody hoards. */

import { Desk, loadSelling, PlainTurn } from '@coalbrook/desk';
import type { DeskState, SaleList } from '@coalbrook/desk';
import { editions } from '@coalbrook/editions';
import { asks, awaitsChance, legalActions, pick, seedOf, tryOut } from '@coalbrook/rules';
import type { Action, Seed, State, Table, View } from '@coalbrook/rules';
import { beforeAll, describe, expect, it } from 'vitest';

import { decisionsOf, tableFor } from './decisions.ts';

const deskAt = (table: Table, view: View): Desk => {
  const { cells, actor } = view;
  const shown = { cells, draft: [], seq: 0, viewer: actor, actor, log: [] };
  const turn = new PlainTurn(table, shown, () => Promise.resolve(undefined));
  const desk = new Desk({
    turn,
    preferences: () => ({ confirms: 'action', endsTurn: false }),
    report: () => undefined,
  });
  desk.pick({ on: 'kind', kind: 'sell' });
  return desk;
};

/** Builds and connects whatever it can, and sells nothing. */
const hoard = (legal: readonly Action[], seed: Seed, count: number): Action => {
  const wanted = (kind: Action['kind']): readonly Action[] => legal.filter((action) => action.kind === kind);
  const lists = [wanted('build'), wanted('network'), wanted('loan'), wanted('develop')];
  const rest = legal.filter(({ kind }) => kind !== 'sell' && kind !== 'pass');
  const first = pick(seed, count, 3) < 2 ? 0 : 1;
  const list = [lists[first], lists[1 - first], ...lists.slice(2), rest, legal].find((one) => one.length > 0) ?? legal;
  return list[pick(seed, count, list.length)];
};

/** Positions in which somebody could sell several tiles, of one game. */
const positionsOf = (table: Table, name: string): readonly View[] => {
  const seed = seedOf(`${name} hoard`);
  const found: View[] = [];
  let at = 0;
  for (const { view, legal } of decisionsOf(table, name, (all, count) => hoard(all, seed, count))) {
    const sites = new Set(legal.flatMap((action) => (action.kind === 'sell' ? [action.site] : [])));
    if (view.awaits === asks.action && sites.size > 1 && at++ % 3 === 0) found.push(view.copy() as View);
  }
  return found.slice(0, 6);
};

const listOf = (desk: Desk): SaleList => {
  const { sales } = desk.state;
  if (!sales) throw new Error('there is no list');
  return sales;
};

const chooserOf = (desk: Desk): SaleList['chooser'] => listOf(desk).chooser;

/** How many tiles are sold by somebody who sells one after the other, without looking ahead. */
const soldInTurn = (table: Table, view: View, seed: Seed, from: number): number => {
  const state: State = view.copy();
  let sold = 0;
  for (let count = from; !awaitsChance(state) && (sold === 0 || state.awaits !== asks.action); count++) {
    const legal = legalActions(table, state).filter(({ kind }) => sold === 0 || kind !== 'stop');
    const sells = legal.filter(({ kind }) => kind === 'sell');
    const list = sells.length > 0 ? sells : legal;
    if (list.length === 0) break;
    const action = list[pick(seed, count, list.length)];
    if (action.kind === 'sell') sold++;
    if (tryOut(table, state, action, () => undefined)) break;
  }
  return sold;
};

const isRefused = ({ refusal }: DeskState): boolean => refusal !== undefined;

/** Confirms what is chosen: what was previewed happens, and can be undone at once. */
const expectAsPreviewed = (desk: Desk): void => {
  const { foresight, sales, view, preview } = desk.state;
  const before = view.cells.join();
  expect(sales?.played).toBeDefined();
  expect(preview?.money.before).toBe(view.money[view.actor]);
  desk.do('confirm');
  const { frame, refusal } = desk.state;
  expect(refusal).toBeUndefined();
  expect(frame.cells.join()).toBe(foresight?.cells.join());
  expect(frame.stage).toBe(foresight?.stage);
  expect(frame.draft.flatMap(({ events }) => events)).toEqual(foresight?.events);
  desk.do('undo');
  expect(desk.state.view.cells.join()).toBe(before);
  expect(desk.state.frame.canUndo).toBe(false);
  desk.pick({ on: 'kind', kind: 'sell' });
};

beforeAll(loadSelling);

describe.each(editions)('$slug', (edition) => {
  const table = tableFor(edition);
  const seed = seedOf('sales');
  const positions = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((name) => positionsOf(table, name));

  it('positions are found', () => {
    expect(positions.length).toBeGreaterThan(9);
  });

  it('all that is sold together is as much as anybody could sell, and happens as previewed', () => {
    for (const view of positions) {
      const desk = deskAt(table, view);
      if (!desk.state.sales) continue;
      chooserOf(desk).all();
      const { choices, canSellMore, played } = listOf(desk);
      for (let from = 0; from < 200; from += 20) {
        expect(choices.length).toBeGreaterThanOrEqual(soldInTurn(table, view, seed, from));
      }
      expect(canSellMore).toBe(false);
      expect((played?.step ?? []).filter(({ kind }) => kind === 'sell').length + (played?.waiting.length ?? 0)).toBe(
        choices.length,
      );
      expectAsPreviewed(desk);
    }
  });

  it('every tile, buyer and source on offer can be chosen, or says why not', () => {
    let refused = 0;
    for (const [at, view] of positions.entries()) {
      const desk = deskAt(table, view);
      const wares = desk.state.sales?.wares ?? [];
      const order = wares.toSorted((a, b) => pick(seed, at, 1000 + a.site) - pick(seed, at, 1000 + b.site));
      for (const { site } of order) {
        const offered = listOf(desk).wares.find((ware) => ware.site === site);
        chooserOf(desk).choose(site, true);
        expect(isRefused(desk.state)).toBe(offered?.sale === undefined);
        expect(offered?.refusal === undefined).toBe(offered?.sale !== undefined);
        if (isRefused(desk.state)) {
          expect(desk.state.refusal?.rule).toMatch(/^[a-z-]+\./);
          refused++;
        }
        for (const outlet of offered?.outlets ?? []) {
          const before = listOf(desk).choices;
          chooserOf(desk).to(site, outlet);
          const chosen = listOf(desk).wares.find((ware) => ware.site === site);
          if (isRefused(desk.state)) expect(listOf(desk).choices).toBe(before);
          else expect(chosen).toMatchObject({ isChosen: true, sale: { outlet } });
          if (isRefused(desk.state)) continue;
          for (const source of chosen?.sources ?? []) {
            const count = chosen?.sale?.sources.length ?? 0;
            for (let barrel = 0; barrel < count; barrel++) {
              const settled = listOf(desk).choices;
              chooserOf(desk).supply(site, barrel, source);
              if (isRefused(desk.state)) expect(listOf(desk).choices).toBe(settled);
              else expect(listOf(desk).wares.find((ware) => ware.site === site)?.sale?.sources[barrel]).toBe(source);
            }
          }
        }
      }
      if ((desk.state.sales?.choices.length ?? 0) > 0) expectAsPreviewed(desk);
    }
    expect(refused).toBeGreaterThan(0);
  });
});
