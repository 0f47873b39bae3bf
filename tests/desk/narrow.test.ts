import { editions } from '@coalbrook/editions';
import { pick, seedOf } from '@coalbrook/rules';
import type { ActionOf, CardId, Kind } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { attemptOf } from '../../packages/desk/src/attemptOf.ts';
import { rankCards } from '../../packages/desk/src/cardUse.ts';
import { choices, distinctDeeds, offersOf, selectionFor, touch } from '../../packages/desk/src/narrow.ts';
import type { TargetedAction } from '../../packages/desk/src/narrow.ts';
import { cardsOf, countCards, paymentFor, selectedPayment } from '../../packages/desk/src/spending.ts';
import { keyOf } from '../../packages/desk/src/target.ts';
import type { Selection, Target } from '../../packages/desk/src/target.ts';
import { decisionsOf, tableFor } from './decisions.ts';
import type { SampleDecision } from './decisions.ts';

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

const isSameBuild = (one: ActionOf<'build'>, other: ActionOf<'build'>): boolean =>
  one.site === other.site && one.industry === other.industry;

describe.each(editions)('$slug', (edition) => {
  const table = tableFor(edition, edition.seats[1]);
  const decisions = [...decisionsOf(table, 'a game for the desk')];

  it('touching the targets of an action selects it, in any order', () => {
    decisions.forEach(({ view, legal }, count) => {
      const offers = offersOf(table, view, legal);
      for (const offer of sampleOf(offers, count)) {
        const selection = touchAll(offers, shuffled(offer.targets, count));
        const { formed, remaining } = choices(offers, selection);
        expect(formed ?? remaining.map(({ action }) => action)).toBe(offer.action);
      }
    });
  });

  it('every lit target still fits an action', () => {
    decisions.forEach(({ view, legal }, count) => {
      const offers = offersOf(table, view, legal);
      const cards = cardsOf(table, view).map((card): Target => ({ on: 'card', card }));
      const touchable = [...offers.flatMap(({ targets }) => targets), ...cards];
      const byKey = new Map(touchable.map((target) => [keyOf(target), target]));
      let selection: Selection = [];
      for (let depth = 0; depth < 6; depth++) {
        const { lit, remaining, formed } = choices(offers, selection);
        expect(remaining.length).toBeGreaterThan(0);
        if (formed) break;
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

  it('every deed is offered once, with the least useful card that permits it', () => {
    for (const { view, legal } of decisions.slice(0, 60)) {
      const offers = offersOf(table, view, legal);
      const order = rankCards(table, view).map(({ card }) => card);
      const deeds = distinctDeeds(offers, order);
      const withoutCard = ({ targets }: TargetedAction): string =>
        targets.flatMap((target) => (target.on === 'card' ? [] : [keyOf(target)])).join();
      const alike = new Map<string, TargetedAction[]>();
      for (const offer of offers) {
        const key = withoutCard(offer);
        alike.set(key, [...(alike.get(key) ?? []), offer]);
      }
      expect(deeds.map(withoutCard)).toEqual([...alike.keys()]);
      const rank = ({ action }: TargetedAction): number =>
        'card' in action ? order.indexOf(action.card as CardId) : 0;
      for (const deed of deeds) {
        const ranks = alike.get(withoutCard(deed))?.map(rank) ?? [];
        expect(rank(deed)).toBe(Math.min(...ranks));
      }
    }
  });

  it('no two actions have the same targets', () => {
    for (const { view, legal } of decisions) {
      const offers = offersOf(table, view, legal);
      for (const offer of sampleOf(offers, legal.length)) {
        expect(choices(offers, selectionFor(offer)).formed).toBe(offer.action);
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

describe('a card that nobody touched', () => {
  const table = tableFor(editions[0], editions[0].seats[1]);
  const { view, legal } = decisionsOf(table, 'touch').next().value as SampleDecision;
  const offers = offersOf(table, view, legal);
  const ranked = rankCards(table, view);
  const ranking = ranked.map(({ card }) => card);
  const ofKind = (kind: string): Target => ({ on: 'kind', kind: kind as Kind });
  const held: Target = { on: 'card', card: ranking.at(-1) ?? ranking[0] };

  it('is the least useful one that permits a build, and another can be touched instead', () => {
    let count = 0;
    for (const sample of decisionsOf(table, 'a game for the desk')) {
      const builds = sample.legal.filter((action) => action.kind === 'build');
      const build = builds.find((one) => builds.filter((other) => isSameBuild(one, other)).length > 1);
      if (!build) continue;
      count++;
      const cards = builds.filter((other) => isSameBuild(build, other)).map(({ card }) => card);
      const order = rankCards(table, sample.view).map(({ card }) => card);
      const all = offersOf(table, sample.view, sample.legal);
      const selection: Selection = [
        { on: 'kind', kind: 'build' },
        { on: 'site', site: build.site },
        { on: 'industry', industry: build.industry },
      ];
      const { formed, lit, chosen } = choices(all, selection, order);
      const [least, ...others] = order.filter((card) => cards.includes(card));
      expect(formed).toMatchObject({ kind: 'build', card: least });
      expect(chosen).toContain(`card:${least}`);
      for (const card of others) {
        expect(lit).toContain(`card:${card}`);
        const next = touch(all, selection, { on: 'card', card }) ?? [];
        expect(choices(all, next, order).formed).toMatchObject({ kind: 'build', card });
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  it('is the least useful one of the hand for an action that takes any card', () => {
    const loan = legal.find(({ kind }) => kind === 'loan');
    if (!loan) throw new Error('no loan');
    expect(choices(offers, [ofKind('loan')], ranking).formed).toBe(loan);
    expect(paymentFor(table, view, loan, [ofKind('loan')], ranked)).toEqual(ranking.slice(0, 1));
    expect(paymentFor(table, view, loan, [ofKind('loan'), held], ranked)).toEqual(ranking.slice(-1));
    const build = legal.find(({ kind }) => kind === 'build');
    expect(build && paymentFor(table, view, build, [], ranked)).toEqual([]);
  });

  it('is filled up for an action that takes several', () => {
    const scout = legal.find(({ kind }) => kind === 'scout');
    if (!scout) throw new Error('no scouting');
    const first = touch(offers, [ofKind('scout')], held) ?? [];
    const payment = paymentFor(table, view, scout, first, ranked);
    expect(payment).toHaveLength(3);
    expect(payment[0]).toBe(ranking.at(-1));
    expect(new Set(payment).size).toBeGreaterThan(1);
    const second: Target = { on: 'card', card: ranking[1] };
    expect(touch(offers, first, second)).toEqual([ofKind('scout'), held, second]);
    expect(touch(offers, [held], second)).toEqual([second]);
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

  it('offers what it permits apart from what it could be spent on', () => {
    const builds = legal.filter((action) => action.kind === 'build' && action.card === held);
    const { permitted, lit } = choices(offers, [card]);
    expect(permitted?.map(({ action }) => action)).toEqual(builds);
    const places = [...lit].filter((key) => !key.startsWith('kind:'));
    const named = new Set(
      builds.flatMap((action) => offers.find((offer) => offer.action === action)?.targets.map(keyOf)),
    );
    expect(places.filter((key) => !named.has(key))).toEqual([]);
    expect(lit).toContain('kind:network');
    expect(choices(offers, [card, { on: 'kind', kind: 'network' }]).permitted).toBeUndefined();
    expect(choices(offers, []).permitted).toBeUndefined();
  });

  it('is spent when a card is asked for', () => {
    const network = legal.find(({ kind }) => kind === 'network');
    if (!network) throw new Error('nothing to lay');
    expect(countCards(table, network)).toBe(1);
    expect(selectedPayment([card], network)).toEqual([held]);
    expect(selectedPayment([], network)).toEqual([]);
  });

  it('is not a second card for an action that names its own', () => {
    const build = legal.find((action) => action.kind === 'build' && action.card === held);
    const any = legal.find((action) => action.kind === 'build');
    expect(selectedPayment([card], build ?? any ?? legal[0])).toEqual([]);
  });
});

describe('a tile of the mat touched alone', () => {
  const table = tableFor(editions[0], editions[0].seats[1]);
  const { view, legal } = decisionsOf(table, 'touch').next().value as SampleDecision;
  const offers = offersOf(table, view, legal);
  const ranking = rankCards(table, view).map(({ card }) => card);
  const builds = legal.filter((action) => action.kind === 'build');
  const develop = legal.find(
    (action) => action.kind === 'develop' && builds.some(({ industry }) => industry === action.industry),
  ) as ActionOf<'develop'>;
  const build = builds.find(({ industry }) => industry === develop.industry) ?? builds[0];
  const tile: Target = { on: 'industry', industry: develop.industry };
  const card: Target = { on: 'card', card: build.card };

  it('is developed, unless a site is touched as well', () => {
    const { formed, instead, lit, chosen } = choices(offers, [tile], ranking);
    expect(formed).toBe(develop);
    expect(new Set(instead.map(({ action }) => action.kind))).toEqual(new Set(['build']));
    expect(lit).toContain(`site:${build.site}`);
    expect(chosen).toContain('kind:develop');
    const next = touch(offers, [tile], { on: 'site', site: build.site }) ?? [];
    expect(choices(offers, next, ranking).formed).toMatchObject({ kind: 'build', site: build.site });
  });

  it('is developed with another card that is touched afterwards', () => {
    const next = touch(offers, [tile], card) ?? [];
    expect(choices(offers, next, ranking).formed).toBe(develop);
    expect(selectedPayment(next, develop)).toEqual([build.card]);
  });

  it('is not decided if a card that permits its build was touched first', () => {
    const { formed, remaining } = choices(offers, [card, tile], ranking);
    expect(remaining.map(({ action }) => action)).toEqual(expect.arrayContaining([develop, build]));
    expect(formed).toBeUndefined();
  });
});
