/** What the people at a table ask each other and decide together. */

import type { Seat } from '@coalbrook/rules';
import { isTimeControl } from '@coalbrook/time';
import type { TimeControl } from '@coalbrook/time';

import { isInteger, isListOf, isMaybe, isNumber, isObject, isShaped, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';

/** What somebody can propose. It is done as soon as everybody agrees. */
export type Proposal =
  /** No turns are taken and no clock runs until somebody resumes. */
  | { readonly kind: 'pause' }
  /** Another time control, with full banks. */
  | { readonly kind: 'pace'; readonly time: TimeControl }
  /** The game ends with the points as they are. */
  | { readonly kind: 'abandon' }
  /** A bot takes the seat of somebody who is away. */
  | { readonly kind: 'replace'; readonly seat: Seat }
  /**
   * The entries from this number on, with which somebody's turn begins, do not count any more. `line` is how often turns
   * had been taken back when this was asked; a request that arrives twice is done once.
   */
  | { readonly kind: 'takeBack'; readonly to: number; readonly line?: number | undefined };

/** What taking back would take away, or has: so many turns, the first of them somebody's. */
export interface TakenTurns {
  readonly name: string;
  readonly turns: number;
}

/** What is asked at a table: by somebody there, or by the table itself if it lets the others decide. */
export type TableQuestion =
  | Proposal
  /** Somebody has left these seats. */
  | { readonly kind: 'left'; readonly seats: readonly Seat[]; readonly name: string }
  /** Somebody's time is up. */
  | { readonly kind: 'late'; readonly seat: Seat };

/**
 * `yes` and `no` answer a proposal. When somebody has left, `bot` lets a bot go on and `end` ends the game. When time is
 * up, a bot plays the `turn` or takes over the `seat`, or everybody agrees to `wait` once more.
 */
export type Vote = 'yes' | 'no' | 'bot' | 'end' | 'turn' | 'seat' | 'wait';

/** A question that is open at a table. */
export interface OpenQuestion {
  readonly id: string;
  readonly what: TableQuestion;
  /** Who asks; nobody if the table does. */
  readonly by: Seat;
  /** Who is asked, with the one who asks. */
  readonly asked: readonly Seat[];
  /** What they have answered so far. */
  readonly answers: readonly { readonly seat: Seat; readonly choice: Vote }[];
  /** What can be taken back only as long as nobody has moved on: how many entries the game had. */
  readonly seq?: number | undefined;
  /** What would be taken back. */
  readonly taken?: TakenTurns | undefined;
  /** When the answers given until then decide, in milliseconds on the server's clock; missing if it stays open. */
  readonly until?: number | undefined;
}

/** What a table does when somebody leaves a game, and when time is up. */
export interface Customs {
  /** A bot plays on, the game ends, or the others vote. */
  readonly leaving: 'bot' | 'end' | 'vote';
  /** A bot plays that turn or takes over the seat, or the others vote. */
  readonly late: 'turn' | 'seat' | 'vote';
}

export const USUAL_CUSTOMS: Customs = { leaving: 'bot', late: 'turn' };

/** Something that was asked, decided or done at a table, apart from its turns. */
export interface Happening {
  readonly number: number;
  /** In milliseconds. */
  readonly at: number;
  /** How many entries the game had. */
  readonly seq: number;
  readonly what: HappeningDetail;
}

/** `name` is that of whoever asked, answered or did it. */
export type HappeningDetail =
  | {
      readonly kind: 'asked' | 'refused' | 'withdrawn' | 'agreed';
      readonly name: string;
      readonly what: Proposal;
      readonly taken?: TakenTurns | undefined;
    }
  | { readonly kind: 'voted'; readonly what: TableQuestion; readonly choice: Vote }
  /** Somebody resumed, left, ended the game by leaving, or lost a seat because time was up. */
  | { readonly kind: 'resumed' | 'left' | 'ended' | 'late'; readonly name: string }
  /** A bot plays for somebody from now on. */
  | { readonly kind: 'replaced'; readonly name: string }
  /**
   * Somebody sat down, or took back the seat that a bot had taken over; or, if it is shared, came to a seat that others
   * hold, too, such as with another device.
   */
  | {
      readonly kind: 'came';
      readonly name: string;
      readonly isShared?: true | undefined;
      readonly isBack?: true | undefined;
    };

/** A proposal to the others at a table. */
export interface Proposed {
  readonly game: string;
  readonly what: Proposal;
}

/** An answer to an open question. `no` of the one who asks withdraws it. */
export interface Answered {
  readonly game: string;
  readonly id: string;
  readonly choice: Vote;
}

const isOneOf =
  <Value extends string>(...values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    (values as readonly unknown[]).includes(value);

const isId = (value: unknown): value is string => isText(value) && /^[\w-]{1,64}$/.test(value);
const isSeat = (value: unknown): value is Seat => isInteger(value) && value < 10;
const isHeldSeat = (value: unknown): value is Seat => isSeat(value) && value >= 0;
const isVote = isOneOf<Vote>('yes', 'no', 'bot', 'end', 'turn', 'seat', 'wait');

/** The most entries of a game, with room to spare. */
const MOST_ENTRIES = 1_000_000;

const isEntry = (value: unknown): value is number => isInteger(value) && value >= 0 && value <= MOST_ENTRIES;

const questions: { readonly [Kind in TableQuestion['kind']]: (value: Readonly<Record<string, unknown>>) => boolean } = {
  pause: () => true,
  pace: ({ time }) => isTimeControl(time),
  abandon: () => true,
  replace: ({ seat }) => isHeldSeat(seat),
  takeBack: ({ to, line }) => isEntry(to) && (line === undefined || isEntry(line)),
  left: ({ seats, name }) => isListOf(isHeldSeat)(seats) && isText(name),
  late: ({ seat }) => isHeldSeat(seat),
};

const isQuestion = (value: unknown): value is TableQuestion => {
  if (!isObject(value) || !isText(value['kind']) || !Object.hasOwn(questions, value['kind'])) return false;
  return questions[value['kind'] as TableQuestion['kind']](value);
};

const isProposal = (value: unknown): value is Proposal =>
  isQuestion(value) && value.kind !== 'left' && value.kind !== 'late';

export const isOpenQuestion = isShaped<OpenQuestion>({
  id: isText,
  what: isQuestion,
  by: isSeat,
  asked: isListOf(isHeldSeat),
  answers: isListOf(isShaped<OpenQuestion['answers'][number]>({ seat: isHeldSeat, choice: isVote })),
  seq: isMaybe(isInteger),
  taken: isMaybe(isShaped<TakenTurns>({ name: isText, turns: isInteger })),
  until: isMaybe(isNumber),
});

export const areCustoms = isShaped<Customs>({
  leaving: isOneOf('bot', 'end', 'vote'),
  late: isOneOf('turn', 'seat', 'vote'),
});

export const isProposed = isShaped<Proposed>({ game: isId, what: isProposal });

export const isAnswered = isShaped<Answered>({ game: isId, id: isId, choice: isVote });

/** A proposal with nothing in it that does not belong there. */
export const plainProposal = (what: Proposal): Proposal => {
  switch (what.kind) {
    case 'pause':
    case 'abandon':
      return { kind: what.kind };
    case 'pace':
      return { kind: 'pace', time: plainTime(what.time) };
    case 'replace':
      return { kind: 'replace', seat: what.seat };
    case 'takeBack':
      return { kind: 'takeBack', to: what.to, ...(what.line === undefined ? {} : { line: what.line }) };
  }
};

const plainTime = (time: TimeControl): TimeControl => {
  switch (time.kind) {
    case 'none':
      return { kind: 'none' };
    case 'live':
      return { kind: 'live', bank: time.bank, increment: time.increment };
    case 'slow':
      return { kind: 'slow', turn: time.turn, bank: time.bank };
  }
};
