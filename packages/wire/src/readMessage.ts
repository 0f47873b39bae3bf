/** Reads messages from a host. */

import { done, fail } from '@coalbrook/rules';
import type { GameEvent, Refusal, Result, Seat } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';

import type { Call, Calls } from './calls.ts';
import type { HostMessage, WireFault } from './envelope.ts';
import {
  isCells,
  isFlag,
  isInteger,
  isListOf,
  isMaybe,
  isNothing,
  isNumber,
  isObject,
  isShaped,
  isText,
} from './guard.ts';
import type { Guard } from './guard.ts';
import type { Hint } from './hint.ts';
import { isSitter } from './isSitter.ts';
import type { BotTrouble, LoggedStep, Look, SeatView, SentStep } from './look.ts';
import type { Denial, News } from './news.ts';
import type { Sheet } from './sheet.ts';
import type { DamagedGame, ListedGame, Opened, OpenedGame, ShelfList, Unreadable } from './shelf.ts';
import type { ConsideredAction, Thought } from './thought.ts';

export const isSeat = (value: unknown): value is Seat => isInteger(value);

const isWho = (value: unknown): value is LoggedStep['who'] => value === 'chance' || isSeat(value);

const isEvent = (value: unknown): value is GameEvent => isObject(value) && isText(value['event']);

export const isStep = isShaped<LoggedStep>({
  seq: isInteger,
  who: isWho,
  events: isListOf(isEvent),
  isByOrder: isMaybe(isFlag),
});

const isChange = (value: unknown): value is number => Number.isInteger(value);

export const isSentStep = (value: unknown): value is SentStep =>
  isStep(value) && isListOf(isChange)((value as Partial<SentStep>).changes);

const isFailure = (value: unknown): value is BotTrouble['failure'] =>
  value === 'late' || value === 'failed' || value === 'illegal';

export const isTrouble = isShaped<BotTrouble>({ seat: isSeat, failure: isFailure });

const isSeatView = isShaped<SeatView>({
  seq: isInteger,
  viewer: isSeat,
  cells: isCells,
  actor: isSeat,
  draft: isListOf(isText),
  trouble: isMaybe(isTrouble),
});

const isLook = isShaped<Look>({ seen: isSeatView, steps: isListOf(isStep), sitters: isListOf(isSitter) });

const isSheet = (value: unknown): value is Sheet =>
  isObject(value) &&
  isText(value['id']) &&
  isText(value['seed']) &&
  isObject(value['header']) &&
  Array.isArray(value['sitters']);

const isListedGame = isShaped<ListedGame>({
  sheet: isSheet,
  touched: isNumber,
  isOver: isFlag,
  era: isText,
  round: isInteger,
  points: isListOf(isNumber),
  winners: isMaybe(isListOf(isInteger)),
  pieces: isMaybe(isText),
  isDraftLost: isFlag,
});

const isEvery = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one) => holds(one));

const isKind = (value: unknown): boolean => isObject(value) && isText(value['kind']);

const isFault = (value: unknown): value is InputFault =>
  isObject(value) &&
  isText(value['at']) &&
  isText(value['problem']) &&
  isKind(value['expected']) &&
  isKind(value['found']);

const isShelfList = isShaped<ShelfList>({
  games: isListOf(isListedGame),
  damaged: isListOf(isShaped<DamagedGame>({ id: isText, fault: isFault })),
});

const isUnreadable = (value: unknown): value is Unreadable => isObject(value) && isText(value['kind']);

const isOpened =
  <Value>(isValue: Guard<Value>): Guard<Opened<Value>> =>
  (value): value is Opened<Value> =>
    isObject(value) && (value['ok'] === true ? isValue(value['value']) : isUnreadable(value['fault']));

const isOpenedGame = isShaped<OpenedGame>({ handle: isInteger, sheet: isSheet });

export const isRefusal = (value: unknown): value is Refusal =>
  isObject(value) && isText(value['reason']) && isObject(value['facts']) && isText(value['rule']);

export const isDenial = (value: unknown): value is Denial => {
  if (!isObject(value)) return false;
  const { denied } = value;
  if (denied === 'refused') return isRefusal(value['refusal']);
  if (denied === 'unreadable') return isInteger(value['step']);
  return denied === 'idle' || denied === 'incomplete' || denied === 'conflict' || denied === 'secret';
};

const isThought = isShaped<Thought>({
  seq: isInteger,
  seat: isSeat,
  played: isText,
  considered: isListOf(isShaped<ConsideredAction>({ action: isText, worth: isNumber })),
  isNetless: isFlag,
});

const isThoughts = isListOf(isThought);

const isSource = (value: unknown): boolean => isObject(value) && isText(value['source']) && isNumber(value['points']);

const isOutcome = (value: unknown): boolean => isKind(value) && isObject(value) && isInteger(value['futures']);

const isComparison = (value: unknown): boolean =>
  isObject(value) &&
  isKind(value['better']) &&
  isKind(value['worse']) &&
  isNumber(value['lead']) &&
  isNumber(value['doubt']) &&
  isInteger(value['futures']) &&
  isInteger(value['ahead']) &&
  isEvery(value['sources'], isSource) &&
  isEvery(value['outcomes'], isOutcome);

const isAdvice = (value: unknown): value is Hint['advice'] =>
  isObject(value) &&
  isObject(value['topic']) &&
  isText(value['topic']['about']) &&
  isKind(value['action']) &&
  (value['comparison'] === undefined || isComparison(value['comparison'])) &&
  (value['rivals'] === undefined || isEvery(value['rivals'], isKind));

const isHint = isShaped<Hint>({ advice: isAdvice, isNetless: isFlag });

const answers: { readonly [Name in Call]: Guard<ReturnType<Calls[Name]>> } = {
  list: isShelfList,
  inspect: isMaybe(isFault),
  begin: isOpened(isText),
  importGame: isOpened(isText),
  remove: isNothing,
  salvage: isText,
  open: isOpened(isOpenedGame),
  sketch: isOpened(isOpenedGame),
  close: isNothing,
  drive: isNothing,
  look: isLook,
  views: isListOf(isCells),
  counted: isMaybe(isCells),
  keepDraft: isMaybe(isDenial),
  commit: isMaybe(isDenial),
  askAgain: isNothing,
  replaceBot: isMaybe(isDenial),
  thoughts: (value): value is ReturnType<Calls['thoughts']> => isThoughts(value) || isDenial(value),
  hint: (value): value is ReturnType<Calls['hint']> => isHint(value) || isDenial(value),
  save: isText,
  takeBack: isOpened(isText),
};

/** Whether a value can be the answer to a call. */
export const isAnswerTo = <Name extends Call>(call: Name, answer: unknown): answer is ReturnType<Calls[Name]> =>
  answers[call](answer);

type NewsOf<Name extends News['news']> = Omit<Extract<News, { readonly news: Name }>, 'news'>;

/** The fields of each kind of news beside its name. */
const news: { readonly [Name in News['news']]: Guard<NewsOf<Name>> } = {
  steps: isShaped<NewsOf<'steps'>>({
    viewer: isSeat,
    from: isInteger,
    steps: isListOf(isSentStep),
    actor: isSeat,
  }),
  draft: isShaped<NewsOf<'draft'>>({ viewer: isSeat, seq: isInteger, draft: isListOf(isText) }),
  sitters: isShaped<NewsOf<'sitters'>>({ sitters: isListOf(isSitter) }),
  changed: isShaped<NewsOf<'changed'>>({ from: isInteger }),
  thinking: isShaped<NewsOf<'thinking'>>({ seat: isSeat }),
  trouble: isShaped<NewsOf<'trouble'>>({ trouble: isTrouble }),
  netless: isShaped<NewsOf<'netless'>>({ seat: isSeat }),
  conflict: isShaped<NewsOf<'conflict'>>({}),
};

const isNewsName = (value: unknown): value is News['news'] => isText(value) && Object.hasOwn(news, value);

const isNews = (value: unknown): value is News =>
  isObject(value) && isNewsName(value['news']) && news[value['news']](value);

const isMessage = (data: Readonly<Record<string, unknown>>): boolean => {
  if ('news' in data) return isInteger(data['handle']) && isNews(data['news']);
  if ('failed' in data) return isText(data['failed']) && isMaybe(isInteger)(data['id']);
  return isInteger(data['id']) && 'answer' in data && isNumber(data['took']);
};

export const readMessage = (data: unknown): Result<HostMessage, WireFault> =>
  isObject(data) && isMessage(data) ? done(data as unknown as HostMessage) : fail({ fault: 'shape' });
