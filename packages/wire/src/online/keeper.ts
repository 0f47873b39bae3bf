/** What the keeper of a server sends and gets over HTTP. */

import type { Seat } from '@coalbrook/rules';

import { isMaybe, isShaped, isShortText, isText } from '../guard.ts';
import type { Sitter } from '../sheet.ts';
import { isSeatAt } from './newTable.ts';
import type { ChannelKind, ChannelProblem } from './notices.ts';
import type { TableStatus } from './onlineTable.ts';
import { isReportedRemark } from './talk.ts';
import type { Remark, ReportedRemark } from './talk.ts';

/** How a server is doing. Figures of connections and memory are those of the node that answers. */
export interface ServerFigures {
  readonly version: string;
  /** Milliseconds since it was started. */
  readonly up: number;
  readonly connections: number;
  readonly tablesInMemory: number;
  readonly memory: number;
  readonly games: Readonly<Record<TableStatus, number>>;
  readonly people: number;
  /** Bytes of the database. */
  readonly bytes: number;
  readonly noticesSent: number;
  readonly noticesFailed: number;
  /** Channels whose last notice did not arrive. */
  readonly failing: readonly { readonly kind: ChannelKind; readonly problem: ChannelProblem; readonly count: number }[];
  readonly bans: readonly Ban[];
  /** Remarks that people have reported, the latest first. */
  readonly reports: readonly ReportedLine[];
  /** The copies that were made; missing where the database has tools of its own for that. */
  readonly backups?: readonly Backup[] | undefined;
  /** How many daily copies are kept; 0 if none are made. */
  readonly dailyBackups?: number | undefined;
  /** When the daily copy failed; missing if the last one did not. */
  readonly backupFailed?: number | undefined;
}

export interface Ban {
  readonly id: string;
  /** The name that the person had at the table at which they were banned. */
  readonly name: string;
  readonly at: number;
  /** When it ends; 0 if it does not. */
  readonly until: number;
  /** What the person is told about it; may be empty. */
  readonly reason: string;
}

/** Whom to ban: everybody at a seat, or whoever made a remark, also if they only watch. */
export type BannedAs = (
  | { readonly game: string; readonly seat: Seat }
  | { readonly game: string; readonly circle: ReportedRemark['circle']; readonly number: number }
) & { readonly reason?: string | undefined };

/** A remark that was reported. */
export interface ReportedLine extends ReportedRemark, Pick<Remark, 'name' | 'body'> {
  /** How many people have reported it, and when the last one did. */
  readonly count: number;
  readonly at: number;
}

export interface Backup {
  readonly name: string;
  readonly bytes: number;
  readonly at: number;
}

/** A game as its keeper sees it: nothing that is hidden from those who watch. */
export interface KeptGame {
  readonly game: string;
  readonly edition: string;
  readonly sitters: readonly Pick<Sitter, 'kind' | 'name'>[];
  readonly status: TableStatus;
  /** The number of entries. */
  readonly seq: number;
  /** When it was opened, and when anything last happened. */
  readonly begun: number;
  readonly touched: number;
  readonly isPublic: boolean;
}

/** A tournament as the keeper of its server sees it. */
export interface KeptTournament {
  readonly tournament: string;
  readonly name: string;
  readonly edition: string;
  readonly entrants: number;
  /** How many rounds have been drawn. */
  readonly rounds: number;
  /** When it was opened, and when anything last changed. */
  readonly begun: number;
  readonly touched: number;
}

const isName = (value: unknown): value is string => isText(value) && /^[\w-]{1,64}$/.test(value);

/** A game to be deleted. */
export const isDeletion = isShaped<{ readonly game: string }>({ game: isName });

/** A ban to be lifted. */
export const isLifting = isShaped<{ readonly id: string }>({ id: isName });

const LONGEST_REASON = 200;

const hasReason = isShaped<{ readonly reason?: string | undefined }>({
  reason: isMaybe(isShortText(LONGEST_REASON)),
});

export const isBannedAs = (value: unknown): value is BannedAs =>
  hasReason(value) && (isSeatAt(value) || isReportedRemark(value));
