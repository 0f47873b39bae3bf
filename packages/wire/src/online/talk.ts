/** What people say at a table, and what they note for themselves: what a page sends and gets over HTTP. */

import type { Seat } from '@coalbrook/rules';

import { isFlag, isInteger, isMaybe, isObject, isShaped, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';
import { isName, isToken } from './newTable.ts';

/** Whom a remark is for: the people at the table, or those who watch. */
export type Circle = 'table' | 'watchers';

export interface Remark {
  /** From 1, for each circle of a game. */
  readonly number: number;
  readonly at: number;
  /** Nobody's seat if it was said by somebody who watches. */
  readonly seat: Seat;
  readonly name: string;
  /** The same for everything that one person says at this table; nothing else follows from it. */
  readonly speaker: string;
  readonly body: string;
  /** How many entries the game had; -1 before it began. */
  readonly seq: number;
}

/** Something to be said. From one's own seat it is for the table, from nobody's for those who watch. */
export interface NewRemark {
  readonly game: string;
  readonly seat: Seat;
  /** Chosen by the sender: a remark that is sent again with the same key is kept once. */
  readonly key: string;
  /** The name of somebody who watches. People at the table have one. */
  readonly name?: string | undefined;
  readonly body: string;
}

/** Asks for remarks: those after a number, those before one, or else the newest. */
export interface WantedRemarks {
  readonly game: string;
  /** Who reads: one's own seat, or nobody. */
  readonly seat: Seat;
  readonly circle: Circle;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

export interface Remarks {
  /** By number. */
  readonly remarks: readonly Remark[];
  /** The number of the newest remark; 0 if there is none. */
  readonly last: number;
  /** The speaker that the reader is. */
  readonly own: string;
  /** The speakers whom the reader has muted. */
  readonly muted: readonly string[];
}

export interface Muting {
  readonly game: string;
  readonly seat: Seat;
  readonly speaker: string;
  readonly muted: boolean;
}

/** A remark that the keeper of the server should see. */
export interface ReportedRemark {
  readonly game: string;
  readonly circle: Circle;
  readonly number: number;
}

/** The private notes of a seat. */
export interface Notebook {
  /** 0 if nothing was ever noted; each change adds one. */
  readonly version: number;
  readonly text: string;
}

/** A change to the notes, which were last seen in this version. */
export interface NewNotes extends Notebook {
  readonly game: string;
  readonly seat: Seat;
}

export const LONGEST_REMARK = 500;
export const LONGEST_NOTES = 4000;
const MOST_LINE_BREAKS = 20;

const isSeat = (value: unknown): value is Seat => isInteger(value) && value < 10;
const isCount = (value: unknown): value is number => isInteger(value) && value >= 0;
const isId = (value: unknown): value is string => isToken(value) && value !== '';

const isCircle = (value: unknown): value is Circle => value === 'table' || value === 'watchers';

/** Of control characters only line breaks; of surrogates only pairs. */
const isPlain = (text: string): boolean => !/[^\P{Cc}\n]|\p{Cs}/u.test(text);

/** Something can be seen of it. */
const isVisible = (text: string): boolean => /[^\s\p{Cf}\p{Z}]/u.test(text);

/** A text that can be said. */
export const isRemarkBody = (value: unknown): value is string =>
  isText(value) &&
  value.length <= LONGEST_REMARK &&
  isPlain(value) &&
  isVisible(value) &&
  value.split('\n').length <= MOST_LINE_BREAKS + 1;

const isNotesText = (value: unknown): value is string =>
  isText(value) && value.length <= LONGEST_NOTES && isPlain(value.replaceAll('\t', ' '));

export const isNewRemark = isShaped<NewRemark>({
  game: isId,
  seat: isSeat,
  key: isId,
  name: isMaybe(isName),
  body: isRemarkBody,
});

export const isWantedRemarks = isShaped<WantedRemarks>({
  game: isId,
  seat: isSeat,
  circle: isCircle,
  after: isMaybe(isCount),
  before: isMaybe(isCount),
});

export const isMuting = isShaped<Muting>({ game: isId, seat: isSeat, speaker: isId, muted: isFlag });

export const isReportedRemark = isShaped<ReportedRemark>({ game: isId, circle: isCircle, number: isCount });

export const isNewNotes = isShaped<NewNotes>({ game: isId, seat: isSeat, version: isCount, text: isNotesText });

/** News that something was said or noted. What it is must be asked for. */
export interface TalkNews {
  readonly news: 'talk';
  readonly game: string;
  readonly about: Circle | 'notebook';
  /** The number of the last remark, or the version of the notebook. */
  readonly number: number;
}

export const isTalkNews: Guard<Omit<TalkNews, 'news'>> = (value): value is TalkNews =>
  isObject(value) &&
  isText(value['game']) &&
  (isCircle(value['about']) || value['about'] === 'notebook') &&
  isCount(value['number']);
