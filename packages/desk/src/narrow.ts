/** Narrows the legal actions down to those that fit the touched targets. It never adds an action. */

import { asks } from '@coalbrook/rules';
import type { Action, CardId, Table, View } from '@coalbrook/rules';

import { cardsOf, countCards } from './spending.ts';
import { keyOf } from './target.ts';
import type { Lit, Selection, Target } from './target.ts';
import { targetsOf } from './targetsOf.ts';

/** A legal action and the targets that select it. */
export interface TargetedAction {
  readonly action: Action;
  readonly targets: readonly Target[];
  /** The keys of its targets, and of cards that can be touched beforehand to pay for it. */
  readonly keys: Lit;
  /** How many cards can be touched for it. */
  readonly cards: number;
  /** Somebody suggests it. */
  readonly isPlanned: boolean;
}

export const offersOf = (
  table: Table,
  view: View,
  legal: readonly Action[],
  planned?: Action,
): readonly TargetedAction[] => {
  const cards = cardsOf(table, view).map((card) => keyOf({ on: 'card', card }));
  const isBeginning = view.awaits === asks.action;
  return legal.map((action) => {
    const targets = targetsOf(table, view, action);
    const count = isBeginning ? countCards(table, action) : 0;
    const payments = count > 0 ? cards : [];
    const keys = new Set([...targets.map(keyOf), ...payments]);
    return { action, targets, keys, cards: Math.max(1, count), isPlanned: action === planned };
  });
};

const isCard = ({ on }: Target): boolean => on === 'card';

/** How many cards can be touched for an action. Until its kind is chosen, another card replaces the first. */
const mostCards = ({ cards }: TargetedAction, selection: Selection): number =>
  selection.some(({ on }) => on === 'kind') ? cards : 1;

const fits = (offer: TargetedAction, selection: Selection): boolean =>
  selection.filter(isCard).length <= mostCards(offer, selection) &&
  selection.every((target) => offer.keys.has(keyOf(target)));

const fitsAny = (offers: readonly TargetedAction[], selection: Selection): boolean =>
  offers.some((offer) => fits(offer, selection));

export interface Choices {
  readonly remaining: readonly TargetedAction[];
  /** If only a card was touched: what it permits, as opposed to what it could merely be spent on. */
  readonly permitted: readonly TargetedAction[] | undefined;
  /**
   * The only remaining action, or the one that needs no further touch. Of actions that differ only in their card, the one
   * with the least useful card.
   */
  readonly formed: Action | undefined;
  /** What could be chosen instead of the formed action by touching more, each deed once. */
  readonly instead: readonly TargetedAction[];
  /** Targets that can be touched next. */
  readonly lit: Lit;
  /** The touched targets; once an action is formed, all of its targets. */
  readonly chosen: Lit;
}

/** What an action does, whichever card it names. */
const deedOf = ({ targets }: TargetedAction): string =>
  targets
    .filter((target) => !isCard(target))
    .map(keyOf)
    .join();

/** The only action, whichever card it names: the one that is planned, or the one with the least useful card. */
const onlyDeed = (remaining: readonly TargetedAction[], ranking: readonly CardId[]): TargetedAction | undefined => {
  if (remaining.length <= 1) return remaining[0];
  const [deed, ...others] = remaining.map(deedOf);
  if (others.some((other) => other !== deed)) return undefined;
  const planned = remaining.find(({ isPlanned }) => isPlanned);
  if (planned) return planned;
  const rank = ({ action }: TargetedAction): number => ('card' in action ? ranking.indexOf(action.card as CardId) : -1);
  return remaining.filter((offer) => rank(offer) >= 0).toSorted((a, b) => rank(a) - rank(b))[0];
};

/** What an action is about: its targets, apart from its kind, its card and the place of a site. */
const objectsOf = ({ targets }: TargetedAction): readonly string[] =>
  targets.filter(({ on }) => on !== 'kind' && on !== 'card' && on !== 'place').map(keyOf);

/** The actions whose objects have all been touched or are common to all that remain; of those, the ones for fewest cards. */
const settledBy = (remaining: readonly TargetedAction[], touched: Selection): readonly TargetedAction[] => {
  const common = objectsOf(remaining[0]).filter((key) => remaining.every(({ keys }) => keys.has(key)));
  const decided = new Set([...touched.map(keyOf), ...common]);
  const settled = remaining.filter((offer) => {
    const objects = objectsOf(offer);
    return objects.length > 0 && objects.every((key) => decided.has(key));
  });
  const fewest = Math.min(...settled.map(({ cards }) => cards));
  return settled.filter(({ cards }) => cards === fewest);
};

/**
 * The action that the selection amounts to: the only one that remains, or the one that needs no further touch. So a tile
 * of the mat alone is developed, although with a site it could be built. A card that was touched first is meant for what
 * it permits.
 */
const readyOf = (
  remaining: readonly TargetedAction[],
  selection: Selection,
  ranking: readonly CardId[],
  aimed: Target | undefined,
): TargetedAction | undefined => {
  const only = onlyDeed(remaining, ranking);
  if (only || remaining.length === 0 || selection.length === 0 || isCard(selection[0])) return only;
  return onlyDeed(settledBy(remaining, aimed ? [...selection, aimed] : selection), ranking);
};

/** One action for each deed: of those that differ only in their card, the one with the least useful card. */
export const distinctDeeds = (
  offers: readonly TargetedAction[],
  ranking: readonly CardId[],
): readonly TargetedAction[] => {
  const byDeed = new Map<string, TargetedAction[]>();
  for (const offer of offers) {
    const alike = byDeed.get(deedOf(offer));
    if (alike) alike.push(offer);
    else byDeed.set(deedOf(offer), [offer]);
  }
  return [...byDeed.values()].flatMap((alike) => onlyDeed(alike, ranking) ?? alike);
};

/** What a touched card permits; undefined if anything else was touched. */
const permittedBy = (
  remaining: readonly TargetedAction[],
  selection: Selection,
): readonly TargetedAction[] | undefined => {
  if (selection.length === 0 || !selection.every(isCard)) return undefined;
  return remaining.filter(({ targets }) => targets.some(isCard));
};

/**
 * The choices that a selection leaves. `ranking` lists the cards of the hand, the least useful first. `aimed` is what the
 * last touch was closest to, such as one of several signs on a site: a suggestion, which selects nothing.
 */
export const choices = (
  offers: readonly TargetedAction[],
  selection: Selection,
  ranking: readonly CardId[] = [],
  aimed?: Target,
): Choices => {
  const remaining = offers.filter((offer) => fits(offer, selection));
  const only = readyOf(remaining, selection, ranking, aimed);
  const others = only ? remaining.filter((offer) => deedOf(offer) !== deedOf(only)) : [];
  const instead = distinctDeeds(others, ranking);
  const keys = selection.map(keyOf);
  const chosen = new Set(only ? [...keys, ...only.targets.filter(({ on }) => on !== 'place').map(keyOf)] : keys);
  const most = Math.max(0, ...remaining.map((offer) => mostCards(offer, selection)));
  const hasCards = selection.filter(isCard).length >= most;
  const leadsOn = (key: string): boolean => !chosen.has(key) && !(hasCards && key.startsWith('card:'));
  const permitted = permittedBy(remaining, selection);
  // What a card could merely be spent on begins with its kind.
  const leads = (offer: TargetedAction): readonly string[] => [...offer.keys];
  const begins = ({ targets }: TargetedAction): readonly string[] => targets.slice(0, 1).map(keyOf);
  const next = permitted ? [...permitted.flatMap(leads), ...remaining.flatMap(begins)] : remaining.flatMap(leads);
  return { remaining, permitted, formed: only?.action, instead, lit: new Set(next.filter(leadsOn)), chosen };
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
