/** Narrows the legal actions down to those that fit the touched targets. It never adds an action. */

import { asks } from '@coalbrook/rules';
import type { Action, Table, View } from '@coalbrook/rules';

import { keyOf } from '../target/target.ts';
import type { Lit, Selection, Target } from '../target/target.ts';
import { targetsOf } from '../target/targetsOf.ts';
import { cardsOf, spendsAnyCard } from './spending.ts';

/** A legal action and the targets that select it. */
export interface TargetedAction {
  readonly action: Action;
  readonly targets: readonly Target[];
  /** The keys of its targets, and of cards that can be touched beforehand to pay for it. */
  readonly keys: Lit;
}

export const offersOf = (table: Table, view: View, legal: readonly Action[]): readonly TargetedAction[] => {
  const cards = cardsOf(table, view).map((card) => keyOf({ on: 'card', card }));
  const isBeginning = view.awaits === asks.action;
  return legal.map((action) => {
    const targets = targetsOf(table, view, action);
    const payments = isBeginning && spendsAnyCard(table, action) ? cards : [];
    return { action, targets, keys: new Set([...targets.map(keyOf), ...payments]) };
  });
};

const isCard = ({ on }: Target): boolean => on === 'card';

/** An action spends one of the touched cards. */
const fits = (offer: TargetedAction, selection: Selection): boolean =>
  selection.filter(isCard).length <= 1 && selection.every((target) => offer.keys.has(keyOf(target)));

const fitsAny = (offers: readonly TargetedAction[], selection: Selection): boolean =>
  offers.some((offer) => fits(offer, selection));

export interface Choices {
  readonly remaining: readonly TargetedAction[];
  /** The only remaining action. */
  readonly ready: Action | undefined;
  /** Targets that can be touched next. */
  readonly lit: Lit;
  /** The touched targets; once an action is ready, all of its targets. */
  readonly chosen: Lit;
}

export const choices = (offers: readonly TargetedAction[], selection: Selection): Choices => {
  const remaining = offers.filter((offer) => fits(offer, selection));
  const only = remaining.length === 1 ? remaining[0] : undefined;
  const touched = selection.map(keyOf);
  const chosen = new Set(only ? [...touched, ...only.targets.filter(({ on }) => on !== 'place').map(keyOf)] : touched);
  const hasCard = [...chosen].some((key) => key.startsWith('card:'));
  const leadsOn = (key: string): boolean => !chosen.has(key) && !(hasCard && key.startsWith('card:'));
  const lit = new Set(remaining.flatMap(({ keys }) => [...keys]).filter(leadsOn));
  return { remaining, ready: only?.action, lit, chosen };
};

const without = (selection: Selection, target: Target): Selection =>
  selection.filter((other) => keyOf(other) !== keyOf(target));

/** A site belongs to a place: touching one after the other refines; touching a different one starts over. */
const isSameSort = (a: Target, b: Target): boolean => {
  const whereabouts = new Set<Target['on']>(['site', 'place']);
  return a.on === b.on || (whereabouts.has(a.on) && whereabouts.has(b.on));
};

/**
 * The selection after a touch, or undefined if the target fits no action even alone.
 * It keeps as much as possible of the previous selection.
 */
export const touch = (
  offers: readonly TargetedAction[],
  selection: Selection,
  target: Target,
): Selection | undefined => {
  if (selection.some((other) => keyOf(other) === keyOf(target))) return without(selection, target);
  const others = selection.filter((other) => !isSameSort(other, target));
  const kinds = selection.filter(({ on }) => on === 'kind' && target.on !== 'kind');
  // A tile on the mat refines the current action; it does not start another one.
  const alone = target.on === 'industry' && kinds.length > 0 ? [] : [[target]];
  const attempts: readonly Selection[] = [[...selection, target], [...others, target], [...kinds, target], ...alone];
  return attempts.find((attempt) => fitsAny(offers, attempt));
};

/** The selection that touches every target of an action. */
export const selectionFor = ({ targets }: TargetedAction): Selection => targets.filter(({ on }) => on !== 'place');
