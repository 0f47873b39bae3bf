/** Turns that are left beforehand, to be carried out when the seat's turn comes. */

import type { Refusal } from '@coalbrook/rules';

import { isInteger, isListOf, isMaybe, isObject, isShaped, isText } from '../guard.ts';
import { isRefusal } from '../readMessage.ts';

/** Why an order was not carried out, or not to its end. Steps count from 0. */
export type OrderTrouble =
  /** A rule forbids a step now. */
  | { readonly trouble: 'refused'; readonly step: number; readonly refusal: Refusal }
  /** This version does not know what a step names. */
  | { readonly trouble: 'unreadable'; readonly step: number }
  /** The turn costs more than it may. */
  | { readonly trouble: 'dear'; readonly cost: number; readonly limit: number }
  /**
   * Every step can be played, but the turn needs more of them. `isLeft` if there are no steps for what has happened,
   * because no choice applied, or one that leaves the turn to its person.
   */
  | { readonly trouble: 'incomplete'; readonly isLeft?: true | undefined }
  /** Something hidden was revealed in the middle of the turn. What comes before it was played. */
  | { readonly trouble: 'revealed' }
  /** Turns were taken back: it is the seat's turn already, or a rule forbids the order now whatever others do. */
  | { readonly trouble: 'takenBack'; readonly refusal?: Refusal | undefined };

/** A turn that is played if all its conditions hold when it comes. */
export interface OrderChoice {
  /** Conditions in notation; none for every other case. */
  readonly when: readonly string[];
  /** The steps, as `commit` takes them; none to leave the turn to its person. */
  readonly draft: readonly string[];
  /** The most that the turn may cost; missing if it may cost anything. */
  readonly limit?: number | undefined;
  /** The number of entries from which on things that happen count for the conditions; the server says it. */
  readonly since?: number | undefined;
}

/** What is left for one turn: the first choice that applies is played. */
export type TurnChoices = readonly OrderChoice[];

/** The order of a seat, which only its own devices know. */
export interface LeftOrder {
  /** Another one after every change, so that two devices do not overwrite each other's order unawares. */
  readonly id: string;
  /** The steps, as `commit` takes them; if something was revealed, those that are left. */
  readonly draft: readonly string[];
  /** The most that the turn may cost; missing if it may cost anything. */
  readonly limit?: number | undefined;
  /** If it has conditions or is for two turns: what is left for each, instead of `draft` and `limit`. */
  readonly turns?: readonly TurnChoices[] | undefined;
  /** Why it was not carried out after so many entries; missing while it waits for its turn. */
  readonly failed?: FailedOrder | undefined;
}

export interface FailedOrder {
  readonly seq: number;
  readonly why: OrderTrouble;
}

/** The order as it is stored now; none after it was removed. */
export interface OrderAnswer {
  readonly order?: LeftOrder | undefined;
}

/** In place of a limit: the turn may cost anything. */
export const NO_LIMIT = -1;

/** More than any turn costs. */
const HIGHEST_LIMIT = 9999;
const LONGEST_ID = 40;

export const isLimit = (value: unknown): value is number => isInteger(value) && value <= HIGHEST_LIMIT;

/** Empty for whoever knows of no order. */
export const isOrderId = (value: unknown): value is string => isText(value) && value.length <= LONGEST_ID;

/** The most turns, choices for one of them, and conditions of one of these. */
const MOST_TURNS = 2;
export const MOST_CHOICES = 6;
export const MOST_CONDITIONS = 4;
const LONGEST_CONDITION = 200;

const isChoice = isShaped<OrderChoice>({
  when: isListOf(isText),
  draft: isListOf(isText),
  limit: isMaybe(isInteger),
  since: isMaybe(isInteger),
});

const isTurns = isListOf(isListOf(isChoice));

/** Only the last choice is for every other case, and every choice before it waits for something. */
const isInSequence = (choices: TurnChoices): boolean =>
  choices.every(({ when, draft }, at) =>
    at === choices.length - 1 ? when.length > 0 || draft.length > 0 : when.length > 0,
  );

/** Whether steps can be those of a turn that somebody sends. */
type StepsGuard = (draft: readonly string[]) => boolean;

/** What somebody sends for one or two turns. */
export const areTurns = (value: unknown, areSteps: StepsGuard): value is readonly TurnChoices[] =>
  isTurns(value) &&
  value.length >= 1 &&
  value.length <= MOST_TURNS &&
  value.every(
    (choices) =>
      choices.length >= 1 &&
      choices.length <= MOST_CHOICES &&
      isInSequence(choices) &&
      choices.every(
        ({ when, draft, limit }) =>
          when.length <= MOST_CONDITIONS &&
          when.every((text) => text.length <= LONGEST_CONDITION) &&
          areSteps(draft) &&
          (limit === undefined || (limit >= 0 && isLimit(limit))),
      ),
  );

const isTrouble = (value: unknown): value is OrderTrouble => {
  if (!isObject(value)) return false;
  switch (value['trouble']) {
    case 'refused':
      return isInteger(value['step']) && isRefusal(value['refusal']);
    case 'unreadable':
      return isInteger(value['step']);
    case 'takenBack':
      return value['refusal'] === undefined || isRefusal(value['refusal']);
    case 'dear':
      return isInteger(value['cost']) && isInteger(value['limit']);
    case 'incomplete':
      return value['isLeft'] === undefined || value['isLeft'] === true;
    default:
      return value['trouble'] === 'revealed';
  }
};

export const isLeftOrder = isShaped<LeftOrder>({
  id: isText,
  draft: isListOf(isText),
  limit: isMaybe(isInteger),
  turns: isMaybe(isTurns),
  failed: isMaybe(isShaped<FailedOrder>({ seq: isInteger, why: isTrouble })),
});

export const isOrderAnswer = isShaped<OrderAnswer>({ order: isMaybe(isLeftOrder) });
