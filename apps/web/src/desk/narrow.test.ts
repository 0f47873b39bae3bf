import { editions } from '@coalbrook/editions';
import { pick, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { keyOf } from '../target/target.ts';
import type { Selection, Target } from '../target/target.ts';
import { attemptOf } from './attempt.ts';
import { decisionsOf, tableFor } from './fixtures.ts';
import type { SampleDecision } from './fixtures.ts';
import { choices, offersOf, selectionFor, touch } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';
import { selectedPayment, cardsOf, spendsAnyCard } from './spending.ts';

/** A deterministic shuffle. */
const shuffled = <Item>(items: readonly Item[], by: number): readonly Item[] => {
  const rest = [...items];
  const order: Item[] = [];
  for (let left = rest.length, turn = by; left > 0; left--, turn = Math.trunc(turn / left) + by) {
    order.push(...rest.splice(turn % left, 1));
  }
  return order;
};

const touchAll = (offers: readonly TargetedAction[], targets: readonly Target[]): Selection =>
  targets.reduce<Selection>((selection, target) => touch(offers, selection, target) ?? [], []);

const sampleOf = (offers: readonly TargetedAction[], count: number): readonly TargetedAction[] =>
  offers.length <= 8 ? offers : Array.from({ length: 8 }, (_, turn) => offers[(count * 7 + turn * 13) % offers.length]);

describe.each(editions)('$slug', (edition) => {
  const table = tableFor(edition, edition.seats[1]);
  const decisions = [...decisionsOf(table, 'a game for the desk')];

  it('touching the targets of an action selects it, in any order', () => {
    decisions.forEach(({ view, legal }, count) => {
      const offers = offersOf(table, view, legal);
      for (const offer of sampleOf(offers, count)) {
        const selection = touchAll(offers, shuffled(offer.targets, count));
        const { ready, remaining } = choices(offers, selection);
        expect(ready ?? remaining.map(({ action }) => action)).toBe(offer.action);
      }
    });
  });

  it('lit targets are exactly those that still fit an action', () => {
    decisions.forEach(({ view, legal }, count) => {
      const offers = offersOf(table, view, legal);
      const cards = cardsOf(table, view).map((card): Target => ({ on: 'card', card }));
      const touchable = [...offers.flatMap(({ targets }) => targets), ...cards];
      const byKey = new Map(touchable.map((target) => [keyOf(target), target]));
      let selection: Selection = [];
      for (let depth = 0; depth < 6; depth++) {
        const { lit, remaining, ready } = choices(offers, selection);
        expect(remaining.length).toBeGreaterThan(0);
        if (ready) break;
        expect(lit.size).toBeGreaterThan(0);
        const keys = [...lit];
        const target = byKey.get(keys[(count * 5 + depth) % keys.length]);
        if (!target) throw new Error('lit, but no target');
        const next = touch(offers, selection, target);
        expect(next).toEqual([...selection, target]);
        selection = next ?? [];
      }
    });
  });

  it('no touch leaves a selection that fits no action', () => {
    const seed = seedOf('fingers');
    decisions.forEach(({ view, legal }, count) => {
      const offers = offersOf(table, view, legal);
      const targets = offers.flatMap((offer) => offer.targets);
      let selection: Selection = [];
      for (let turn = 0; turn < 5; turn++) {
        const target = targets[pick(seed, count * 5 + turn, targets.length)];
        selection = touch(offers, selection, target) ?? selection;
        expect(choices(offers, selection).remaining.length).toBeGreaterThan(0);
      }
    });
  });

  it('no two actions have the same targets', () => {
    for (const { view, legal } of decisions) {
      const offers = offersOf(table, view, legal);
      for (const offer of sampleOf(offers, legal.length)) {
        expect(choices(offers, selectionFor(offer)).ready).toBe(offer.action);
      }
    }
  });
});

describe('touch', () => {
  const table = tableFor(editions[0], editions[0].seats[1]);
  const { view, legal } = decisionsOf(table, 'touch').next().value as SampleDecision;
  const offers = offersOf(table, view, legal);
  const builds = legal.filter((action) => action.kind === 'build');
  const [build] = builds;
  const card: Target = { on: 'card', card: build.card };
  const site: Target = { on: 'site', site: build.site };

  it('deselects a target touched again', () => {
    expect(touch(offers, [card, site], card)).toEqual([site]);
  });

  it('replaces a target of the same sort', () => {
    const other = builds.find((action) => action.card !== build.card);
    if (!other) throw new Error('only one card builds');
    const next = touch(offers, [card], { on: 'card', card: other.card });
    expect(next).toEqual([{ on: 'card', card: other.card }]);
  });

  it('starts over with a target that does not fit the rest', () => {
    expect(touch(offers, [card, site], { on: 'kind', kind: 'pass' })).toEqual([{ on: 'kind', kind: 'pass' }]);
  });

  it('refuses a target that fits no action', () => {
    expect(touch(offers, [card], { on: 'kind', kind: 'stop' })).toBeUndefined();
  });
});

describe('attemptOf', () => {
  it('reads the second site of a sale as the port', () => {
    const table = tableFor(editions[1], editions[1].seats[1]);
    const outlet = table.outlets.find(({ port }) => port !== undefined);
    if (outlet?.port === undefined) throw new Error('no port');
    const site = table.sites[0].id;
    const selection: Selection = [
      { on: 'kind', kind: 'sell' },
      { on: 'site', site },
    ];
    expect(attemptOf(table, selection, { on: 'site', site: outlet.port })).toEqual({
      kind: 'sell',
      site,
      outlet: outlet.id,
    });
  });
});

describe('a card touched first', () => {
  const table = tableFor(editions[0], editions[0].seats[1]);
  const { view, legal } = decisionsOf(table, 'touch').next().value as SampleDecision;
  const offers = offersOf(table, view, legal);
  const [held] = cardsOf(table, view);
  const card: Target = { on: 'card', card: held };

  it('leaves what it can build and everything that takes any card', () => {
    const kindsLeft = new Set(choices(offers, [card]).remaining.map(({ action }) => action.kind));
    expect([...kindsLeft]).toEqual(expect.arrayContaining(['network', 'develop', 'loan', 'pass']));
    const other = legal.filter((action) => action.kind === 'build' && action.card !== held);
    expect(choices(offers, [card]).remaining.map(({ action }) => action)).not.toEqual(expect.arrayContaining(other));
  });

  it('is spent when a card is asked for', () => {
    const network = legal.find(({ kind }) => kind === 'network');
    if (!network) throw new Error('nothing to lay');
    expect(spendsAnyCard(table, network)).toBe(true);
    expect(selectedPayment([card], network)).toBe(held);
    expect(selectedPayment([], network)).toBeUndefined();
  });

  it('is not a second card for an action that names its own', () => {
    const build = legal.find((action) => action.kind === 'build' && action.card === held);
    const any = legal.find((action) => action.kind === 'build');
    expect(selectedPayment([card], build ?? any ?? legal[0])).toBeUndefined();
  });
});
