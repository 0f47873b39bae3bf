/** Where the guide points: elements of the table by their selectors. */

import { keyOf, targetsOf } from '@coalbrook/desk';
import type { Target } from '@coalbrook/desk';
import { LEARNER } from '@coalbrook/guide';
import type { Light, ToldIdea } from '@coalbrook/guide';
import { COAL, IRON, NONE } from '@coalbrook/rules';
import type { Action, MerchantId, Table, View } from '@coalbrook/rules';

/** Something to point at: a step of the suggested move, in order, or something to look at. */
export interface TablePointer {
  readonly selector: string;
  readonly isStep: boolean;
  /** The key of a target; a step is done once it is chosen. */
  readonly key?: string;
}

/** Of a line, only the space for a tile: a bent one has nothing in the middle of its box. */
const selectorOf = (target: Target): string =>
  `[data-target="${keyOf(target)}"]${target.on === 'link' ? ' > :last-child' : ''}`;

/** The closed tab of a part of the table, where it has one. */
const tabOf = (part: 'desk' | 'hand'): string => `[role="tab"][data-key="${part}"][aria-selected="false"]`;

const stepTo = (target: Target): TablePointer => {
  const step = { selector: selectorOf(target), isStep: true, key: keyOf(target) };
  if (target.on === 'kind') return { ...step, selector: `${step.selector}, ${tabOf('desk')}` };
  return target.on === 'card' ? { ...step, selector: `${step.selector}, ${tabOf('hand')}` } : step;
};

/** Where the choices are and what confirms them, if that is a closed tab. */
const TO_DESK: TablePointer = { selector: tabOf('desk'), isStep: true };

/** The button that confirms a whole action. While nothing is chosen, it may end the turn instead. */
const CONFIRM: TablePointer = { selector: '#desk[data-formed] [data-main]:enabled', isStep: false };

const END: TablePointer = { selector: '#desk [data-main]:enabled', isStep: false };

/** What to touch for an action, in the order in which it is easiest. */
const touched = (table: Table, view: View, action: Action): readonly Target[] => {
  const targets = targetsOf(table, view, action);
  const only = (...kinds: readonly Target['on'][]): readonly Target[] =>
    kinds.flatMap((on) => targets.filter((target) => target.on === on));
  switch (action.kind) {
    case 'build':
      return table.sites[action.site].industries.length > 1 ? only('card', 'site', 'industry') : only('card', 'site');
    case 'double':
      return only('kind', 'site');
    case 'sell':
      return only('kind', 'site', 'outlet');
    default:
      return only('kind', 'link', 'site', 'outlet', 'market', 'industry', 'tile', 'display', 'deck', 'card');
  }
};

/** The action, or its industry, among the choices on the desk that remain after other touches. */
const choiceOf = (table: Table, view: View, action: Action): TablePointer => {
  const keys = targetsOf(table, view, action).map(keyOf);
  const industry = keys.find((key) => key.startsWith('industry:'));
  const choices = [keys.join(), ...(industry === undefined ? [] : [industry])];
  return { selector: choices.map((choice) => `#thought [data-choice="${choice}"]`).join(', '), isStep: true };
};

/** The steps of a move, then the way to its end. A choice on the desk is easier to find than one on the map. */
export const movePointers = (table: Table, view: View, action: Action): readonly TablePointer[] => [
  choiceOf(table, view, action),
  ...touched(table, view, action).map(stepTo),
  TO_DESK,
  action.kind === 'stop' ? END : CONFIRM,
];

export const endPointers: readonly TablePointer[] = [END];

/** Several of these are shown; more would hide the map. */
const MOST = 14;

/** Whether a merchant buys what a move builds or sells; anything if the move is about neither. */
const isBuyerFor = (table: Table, view: View, move: Action | undefined, merchant: MerchantId): boolean => {
  const buyer = view.buyer[merchant];
  if (buyer === NONE || table.buyers[buyer].blank) return false;
  if (move?.kind === 'build' || move?.kind === 'double') return table.buyers[buyer].buys[move.industry];
  return move?.kind !== 'sell' || table.buyers[buyer].buys[table.tiles[view.tile[move.site]].industry];
};

/** What an idea is about, right before a suggested move. */
export const lightPointers = (
  table: Table,
  view: View,
  { idea, event }: ToldIdea,
  move: Action | undefined,
): readonly TablePointer[] => {
  const at = (targets: readonly Target[]): readonly TablePointer[] =>
    targets.slice(0, MOST).map((target) => ({ selector: selectorOf(target), isStep: false, key: keyOf(target) }));
  const light: Light | undefined = idea.light;
  switch (light) {
    case 'hand':
      return [{ selector: `#hand, ${tabOf('hand')}`, isStep: false }];
    case 'order':
      return [{ selector: '#order', isStep: false }];
    case 'figures':
    case 'mat':
      return [{ selector: `article[data-seat="${LEARNER}"], #purse`, isStep: false }];
    case 'coal':
      return at([{ on: 'market', cargo: COAL }]);
    case 'iron':
      return at([{ on: 'market', cargo: IRON }]);
    case 'merchants': {
      const outlets = table.outlets.filter(
        ({ merchant }) => merchant !== undefined && isBuyerFor(table, view, move, merchant),
      );
      return at(outlets.map(({ id }) => ({ on: 'outlet', outlet: id })));
    }
    case 'links':
      return at(
        table.links.filter(({ id }) => view.linkOwner[id] === LEARNER).map(({ id }) => ({ on: 'link', link: id })),
      );
    case 'tiles': {
      const flipped = table.sites.filter(({ id }) => view.tileOwner[id] === LEARNER && view.flipped[id] === 1);
      return at(flipped.map(({ id }) => ({ on: 'site', site: id })));
    }
    case 'event':
      return event && 'site' in event ? at([{ on: 'site', site: event.site }]) : [];
    case 'move':
    case undefined:
      return [];
  }
};
