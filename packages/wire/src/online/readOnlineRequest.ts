import type { Seat } from '@coalbrook/rules';

import { isFlag, isInteger, isListOf, isMaybe, isObject, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';
import type { OnlineCall, OnlineCalls, OnlineRequest } from './onlineCalls.ts';
import { areTurns, isLimit, isOrderId } from './orders.ts';
import type { TurnChoices } from './orders.ts';

/** The most steps a turn can have, and the longest notation of one, with room to spare. */
const MOST_STEPS = 64;
const LONGEST_STEP = 1000;

const isSeat = (value: unknown): value is Seat => isInteger(value) && value < 10;
const isGame = (value: unknown): value is string => isText(value) && /^[\w-]{1,64}$/.test(value);
const isStepText = (value: unknown): value is string => isText(value) && value.length <= LONGEST_STEP;
const isDraft = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_STEPS && isListOf(isStepText)(value);

const isTurns = (value: unknown): value is readonly TurnChoices[] => areTurns(value, isDraft);

type Guards<Given extends readonly unknown[]> = { readonly [At in keyof Given]-?: Guard<Given[At]> };

const given: { readonly [Name in OnlineCall]: Guards<Parameters<OnlineCalls[Name]>> } = {
  join: [isGame, isSeat, isInteger],
  leave: [isGame],
  views: [isGame, isSeat, isInteger, isInteger],
  counted: [isGame, isSeat, isInteger],
  commit: [isGame, isSeat, isInteger, isDraft, isMaybe(isInteger)],
  draft: [isGame, isSeat, isInteger, isDraft],
  order: [isGame, isSeat, isOrderId, isDraft, isLimit, isMaybe(isTurns)],
  askAgain: [isGame],
  reveal: [isGame],
  lobby: [isFlag],
};

/** The names of all calls. */
export const onlineCalls = Object.keys(given) as readonly OnlineCall[];

const isCall = (value: unknown): value is OnlineCall => isText(value) && Object.hasOwn(given, value);

/** A request, or the id of what cannot be read; the id is -1 if even that cannot. */
export const readOnlineRequest = (data: unknown): OnlineRequest | { readonly unread: number } => {
  if (!isObject(data)) return { unread: -1 };
  const { id, call, given: all } = data;
  if (!isInteger(id) || id < 0) return { unread: -1 };
  if (!isCall(call) || !Array.isArray(all)) return { unread: id };
  const guards: readonly Guard<unknown>[] = given[call];
  const fits = all.length <= guards.length && guards.every((isGiven, at) => isGiven(all[at]));
  return fits ? { id, call, given: all as readonly unknown[] } : { unread: id };
};
