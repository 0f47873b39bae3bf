/** Choosing between options: criteria are applied in order until one option is left. */

import type { Criterion, GameEvent, LinkId, PlaceId, SiteId } from '@coalbrook/rules';

import type { AutomatonTurn } from './automatonTurn.ts';

export interface Preference<Option> {
  readonly by: Criterion;
  /** The higher, the better. */
  readonly worth: (option: Option) => number;
}

export interface Choice<Option> {
  readonly option: Option;
  readonly among: number;
  /** The criterion that decided; undefined if there was only one option. */
  readonly by: Criterion | undefined;
}

const best = <Option>(options: readonly Option[], worth: (option: Option) => number): readonly Option[] => {
  const worths = options.map(worth);
  const highest = Math.max(...worths);
  return options.filter((_, index) => worths[index] === highest);
};

/** The preferences must narrow the options down to one. Undefined if there are none. */
export const choose = <Option>(
  options: readonly Option[],
  preferences: readonly Preference<Option>[],
): Choice<Option> | undefined => {
  let left = options;
  let by: Criterion | undefined;
  for (const preference of preferences) {
    if (left.length < 2) break;
    const kept = best(left, preference.worth);
    if (kept.length < left.length) ({ by } = preference);
    left = kept;
  }
  return left.length === 0 ? undefined : { option: left[0], among: options.length, by };
};

/** All options, best first, each with the criterion that put it before the rest. */
export const rank = <Option>(
  options: readonly Option[],
  preferences: readonly Preference<Option>[],
): readonly Choice<Option>[] => {
  const order: Choice<Option>[] = [];
  let left = options;
  for (let first = choose(left, preferences); first; first = choose(left, preferences)) {
    const { option } = first;
    order.push(first);
    left = left.filter((other) => other !== option);
  }
  return order;
};

type Chosen = Extract<GameEvent, { readonly event: 'weighed' }>['chosen'];

const explain = ({ tell, seat }: AutomatonTurn, { among, by }: Choice<unknown>, chosen: Chosen): void => {
  if (by !== undefined) tell?.({ event: 'weighed', seat, chosen, among, by });
};

export const explainLink = (turn: AutomatonTurn, choice: Choice<LinkId>): void =>
  explain(turn, choice, { link: choice.option });
export const explainSite = (turn: AutomatonTurn, choice: Choice<SiteId>): void =>
  explain(turn, choice, { site: choice.option });
export const explainPlace = (turn: AutomatonTurn, choice: Choice<PlaceId>): void =>
  explain(turn, choice, { place: choice.option });
