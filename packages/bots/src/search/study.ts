import { seedOf, State } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';

import type { Judge } from '../judge.ts';
import type { Decision } from '../policy.ts';
import { weighFuture } from './future.ts';
import type { FutureWatch, Guide } from './future.ts';
import { redeal } from './redeal.ts';

/** So many of the best actions are tried in so many deals. */
export interface StudyStage {
  readonly actions: number;
  readonly deals: number;
}

/** How much is looked at, in counts: the same everywhere, however fast the machine. */
export interface Budget {
  /** Each stage tries the best actions of the one before in further deals. */
  readonly stages: readonly StudyStage[];
  /** How many rounds are played on; `Infinity` to the end of the game. */
  readonly rounds: number;
  /** Whether rounds of the next era count, too; otherwise futures end with the era. */
  readonly pastEra?: boolean;
  /** Whether what is expected at the start of each of the rounds, of which there is an end, counts alike. */
  readonly along?: boolean;
  /** Whether of actions of a kind that look exactly alike only one is tried, and speaks for all of them. */
  readonly distinct?: boolean;
  /** Who plays on: rules of thumb, or the judge at first sight. */
  readonly by: Guide;
}

/** What a study found out about one action. */
export interface StudiedAction {
  readonly action: Action;
  /** The points expected in each deal that it was tried in; the same deals for every action. */
  readonly futures: readonly number[];
  /** The mean of these, or what the judge thought at first sight. */
  readonly worth: number;
}

/** What a study does besides, if anybody wants it. */
export interface StudyTerms {
  /** Added to what an action is worth. */
  readonly liking?: (action: Action) => number;
  /** Actions that are tried in every deal, however bad they look. */
  readonly kept?: readonly Action[];
  /** Looks on at what an action leads to in a deal. */
  readonly watch?: (action: Action) => FutureWatch;
}

const byWorth = (one: StudiedAction, other: StudiedAction): number => other.worth - one.worth;

/** The first of each group of actions of a kind that look exactly alike, with the others; they mostly differ in order only. */
const lookalikes = (
  ranked: readonly StudiedAction[],
  kept: readonly Action[],
): ReadonlyMap<Action, readonly StudiedAction[]> => {
  const groups = new Map<Action | string, StudiedAction[]>();
  for (const one of ranked) {
    const key = kept.includes(one.action) ? one.action : `${one.action.kind} ${one.worth}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return new Map([...groups.values()].map((group) => [group[0].action, group]));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Tries the most promising actions in deals that the seat cannot rule out; the best comes first. */
export const study = (
  decision: Decision,
  judge: Judge,
  { stages, rounds, pastEra = false, along = false, distinct = false, by }: Budget,
  { liking = () => 0, kept = [], watch }: StudyTerms = {},
): readonly StudiedAction[] => {
  const { table, view, legal, count, seed } = decision;
  const dealt = new State(table.layout);
  const copy = new State(table.layout);
  const weighed = judge.weigh(view, legal);
  // A judge may not have given them a thought.
  const missed = kept
    .filter((one) => !weighed.some(({ action }) => action === one))
    .map((action) => ({ action, worth: -Infinity }));
  const ranked: readonly StudiedAction[] = [...weighed, ...missed]
    .map(({ action, worth }) => ({ action, worth: worth + liking(action), futures: [] }))
    .toSorted(byWorth);
  const groups = distinct ? lookalikes(ranked, kept) : undefined;
  let studied = groups ? ranked.filter(({ action }) => groups.has(action)) : ranked;
  let first = 0;
  for (const { actions, deals } of stages) {
    const chosen = studied.filter(({ action }, place) => place < actions || kept.includes(action));
    const left = studied.filter((one) => !chosen.includes(one));
    if (chosen.length < 2) break;
    const futures = chosen.map((one) => [...one.futures]);
    for (let deal = first; deal < first + deals; deal++) {
      const own = seedOf(`${seed.high} ${seed.low} ${count} ${deal}`);
      redeal(table, view, view.actor, own, dealt);
      for (const [index, { action }] of chosen.entries()) {
        const glimpse = { judge, rounds, pastEra, along, by, seed: own, watch: watch?.(action) };
        futures[index].push(weighFuture(table, copy.copyFrom(dealt), action, glimpse));
      }
    }
    first += deals;
    const better = chosen.map(({ action }, index) => {
      const tried = futures[index];
      return { action, futures: tried, worth: mean(tried) + liking(action) };
    });
    studied = [...better.toSorted(byWorth), ...left];
  }
  if (!groups) return studied;
  return studied.flatMap((one) => (groups.get(one.action) ?? []).map(({ action }) => ({ ...one, action })));
};
