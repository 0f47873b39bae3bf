/** Reads what a server sends over a live connection. */

import type { Seat } from '@coalbrook/rules';

import { isFlag, isInteger, isListOf, isMaybe, isNothing, isNumber, isObject, isShaped, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';
import { isSitter } from '../isSitter.ts';
import { isDenial, isSeat, isSentStep, isStep, isTrouble } from '../readMessage.ts';
import { areCustoms, isOpenQuestion } from './consent.ts';
import { isLobbyNews } from './lobby.ts';
import type {
  DrawProof,
  JoinedTable,
  OnlineCall,
  OnlineCalls,
  OnlineDenial,
  OnlineLook,
  OnlineMessage,
  OnlineNews,
  OrderDenial,
  Revelation,
} from './onlineCalls.ts';
import type { OnlineSeat, OnlineTable, RematchAnswers, SharedSeat, TableStatus } from './onlineTable.ts';
import { isLeftOrder, isOrderAnswer } from './orders.ts';
import { isRatingRange } from './ratingRange.ts';
import { isTableClock } from './tableClock.ts';
import { isTalkNews } from './talk.ts';

const isOnlineDenial = (value: unknown): value is OnlineDenial =>
  isDenial(value) || (isObject(value) && ['absent', 'failed', 'paused', 'elsewhere'].includes(String(value['denied'])));

const isStatus = (value: unknown): value is TableStatus => value === 'open' || value === 'running' || value === 'over';

const isOnlineSeat = (value: unknown): value is OnlineSeat =>
  isSitter(value) &&
  isShaped<Pick<OnlineSeat, 'isFree' | 'isPresent' | 'isReady'>>({
    isFree: isFlag,
    isPresent: isFlag,
    isReady: isMaybe(isFlag),
  })(value);

/** The header is read where a table is made of it. */
const isHeader = (value: unknown): value is OnlineTable['header'] => isObject(value);

const isTaken = (value: unknown): value is Seat => isSeat(value) && value >= 0;

const isOnlineTable = isShaped<OnlineTable>({
  game: isText,
  status: isStatus,
  header: isHeader,
  seats: isListOf(isOnlineSeat),
  held: isListOf(isTaken),
  commitment: isText,
  begun: isNumber,
  watchDelay: isInteger,
  rematch: isMaybe(isText),
  again: isMaybe(
    isShaped<RematchAnswers>({ came: isListOf(isTaken), declined: isListOf(isTaken), awaited: isListOf(isTaken) }),
  ),
  clock: isMaybe(isTableClock),
  isPublic: isMaybe(isFlag),
  isRated: isMaybe(isFlag),
  hasHints: isMaybe(isFlag),
  ratings: isMaybe(isRatingRange),
  language: isMaybe(isText),
  line: isMaybe(isInteger),
  paused: isMaybe(isNumber),
  question: isMaybe(isOpenQuestion),
  customs: isMaybe(areCustoms),
  happenings: isMaybe(isInteger),
  lost: isMaybe(isListOf(isTaken)),
  shared: isMaybe(isListOf(isShaped<SharedSeat>({ seat: isTaken, since: isNumber }))),
});

const isLook = isShaped<OnlineLook>({
  seq: isInteger,
  viewer: isSeat,
  cells: isText,
  actor: isSeat,
  trouble: isMaybe(isTrouble),
  steps: isListOf(isStep),
  draft: isListOf(isText),
  order: isMaybe(isLeftOrder),
});

const isJoinedTable = isShaped<JoinedTable>({ table: isOnlineTable, look: isMaybe(isLook) });

const isProof = isShaped<DrawProof>({
  game: isText,
  secret: isText,
  nonces: isListOf(isText),
  commitment: isText,
  from: isInteger,
});

const isRevelation = isShaped<Revelation>({ record: isText, proof: isProof });

const orDenied =
  <Value>(isValue: Guard<Value>): Guard<Value | OnlineDenial> =>
  (value): value is Value | OnlineDenial =>
    isValue(value) || isOnlineDenial(value);

const isOrderDenial = (value: unknown): value is OrderDenial =>
  isOnlineDenial(value) || (isObject(value) && value['denied'] === 'turn');

const answers: { readonly [Name in OnlineCall]: Guard<ReturnType<OnlineCalls[Name]>> } = {
  join: orDenied(isJoinedTable),
  leave: isNothing,
  views: orDenied(isListOf(isText)),
  counted: orDenied(isMaybe(isText)),
  commit: isMaybe(isOnlineDenial),
  draft: isNothing,
  order: (value): value is ReturnType<OnlineCalls['order']> => isOrderDenial(value) || isOrderAnswer(value),
  askAgain: isMaybe(isOnlineDenial),
  reveal: orDenied(isRevelation),
  lobby: isNothing,
};

/** Whether a value can be the answer to a call. */
export const isOnlineAnswerTo = <Name extends OnlineCall>(
  call: Name,
  answer: unknown,
): answer is ReturnType<OnlineCalls[Name]> => answers[call](answer);

type NewsOf<Name extends OnlineNews['news']> = Extract<OnlineNews, { readonly news: Name }>;

/** The fields of each kind of news beside its name. */
const news: { readonly [Name in OnlineNews['news']]: Guard<Omit<NewsOf<Name>, 'news'>> } = {
  steps: isShaped<Omit<NewsOf<'steps'>, 'news'>>({
    game: isText,
    from: isInteger,
    steps: isListOf(isSentStep),
    actor: isSeat,
  }),
  thinking: isShaped<Omit<NewsOf<'thinking'>, 'news'>>({ game: isText, seat: isSeat }),
  trouble: isShaped<Omit<NewsOf<'trouble'>, 'news'>>({ game: isText, trouble: isTrouble }),
  netless: isShaped<Omit<NewsOf<'netless'>, 'news'>>({ game: isText, seat: isSeat }),
  table: isShaped<Omit<NewsOf<'table'>, 'news'>>({ game: isText, table: isOnlineTable }),
  clock: isShaped<Omit<NewsOf<'clock'>, 'news'>>({ game: isText, clock: isTableClock }),
  talk: isTalkNews,
  order: isShaped<Omit<NewsOf<'order'>, 'news'>>({ game: isText, seat: isSeat, order: isMaybe(isLeftOrder) }),
  draft: isShaped<Omit<NewsOf<'draft'>, 'news'>>({
    game: isText,
    seat: isSeat,
    seq: isInteger,
    draft: isListOf(isText),
  }),
};

const isNewsName = (value: unknown): value is OnlineNews['news'] => isText(value) && Object.hasOwn(news, value);

const isMessage = (value: Readonly<Record<string, unknown>>): boolean => {
  if (value['news'] === 'lobby') return isLobbyNews(value);
  if (isNewsName(value['news'])) return news[value['news']](value);
  return !('news' in value) && isInteger(value['id']) && (!('failed' in value) || isText(value['failed']));
};

/** News that only a later version knows; they can be ignored. */
const isLaterNews = ({ news: name, game }: Readonly<Record<string, unknown>>): boolean =>
  isText(name) && isText(game) && !isNewsName(name);

/**
 * A message of a server; `later` if it is news of a kind that this version does not know, undefined if it cannot be
 * read. Whether an answer fits its call is asked separately.
 */
export const readOnlineMessage = (text: string): OnlineMessage | 'later' | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    if (isLaterNews(value)) return 'later';
    return isMessage(value) ? (value as unknown as OnlineMessage) : undefined;
  } catch {
    return undefined;
  }
};
