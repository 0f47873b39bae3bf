import type { Header } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { USUAL_CUSTOMS } from '@coalbrook/wire/online';
import type { Customs, RatingRange, TableStatus } from '@coalbrook/wire/online';

import { SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';

/** A game as its row holds it. */
export interface GameRow {
  readonly id: string;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly status: TableStatus;
  readonly seq: number;
  readonly secret: string;
  readonly commitment: string;
  /** How many entries were played elsewhere before. */
  readonly brought: number;
  readonly inviteHash: string;
  readonly watchHash: string;
  readonly begun: number;
  /** How many turns later than people at the table those see it who only watch. */
  readonly watchDelay: number;
  /** The table at which its people play again; empty if there is none. */
  readonly rematch: string;
  /** The finished table whose people play again at this one; empty if it is no rematch. */
  readonly rematchOf: string;
  /** The time control, as text; empty if there is none. */
  readonly control: string;
  /** Everybody on this server may find it. */
  readonly isPublic: boolean;
  readonly isRated: boolean;
  /** The coach gives hints to everybody who plays. */
  readonly hasHints: boolean;
  /** It begins only once everybody has said that they are ready. */
  readonly asksReady: boolean;
  /** Whose ratings fit, of those who sit down without a link; undefined if everybody's do. */
  readonly ratings: RatingRange | undefined;
  /** The language in which people talk there; empty if it does not matter. */
  readonly language: string;
  /** How often turns were taken back. */
  readonly line: number;
  /** How often anything changed on which a turn depends. */
  readonly terms: number;
  /** Since when the table pauses; 0 if it does not. */
  readonly paused: number;
  /** What the table does about people who leave or are late. */
  readonly customs: Customs;
  /** How often something was asked, decided or done there besides turns. */
  readonly happenings: number;
}

/** A person's seat at a table. */
export interface SeatRow {
  readonly seat: Seat;
  readonly isFree: boolean;
  /** Whoever had it at the finished table does not play again. */
  readonly hasDeclined?: boolean | undefined;
  /** The number that its person mixed into the draws. */
  readonly nonce: string;
  readonly tokenHash: string;
}

/** A game as the database has it. */
export interface GameColumns {
  readonly id: string;
  readonly sheet: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly secret: string;
  readonly commitment: string;
  readonly brought: number;
  readonly invite_hash: string;
  readonly watch_hash: string;
  readonly begun: number | string;
  readonly watch_delay: number;
  readonly rematch: string;
  readonly rematch_of: string;
  readonly control: string;
  readonly is_public: number;
  readonly rated: number;
  readonly has_hints: number;
  readonly asks_ready: number;
  readonly rating_range: string;
  readonly talk_language: string;
  readonly line: number;
  readonly terms: number;
  readonly paused: number | string;
  readonly customs: string;
  readonly happenings: number | string;
}

/** The position after the last entry is as long as everything else together, and hardly ever needed. */
export const GAME_COLUMNS = `id, sheet, status, seq, secret, commitment, brought, invite_hash, watch_hash, begun,
  watch_delay, rematch, rematch_of, control, is_public, rated, has_hints, asks_ready, rating_range, talk_language, line, terms, paused, customs,
  (select count(*) from happenings where game = games.id) as happenings`;

export interface SeatColumns {
  readonly seat: number;
  readonly is_free: number;
  readonly declined: number;
  readonly nonce: string;
  readonly token_hash: string;
}

export const readCustoms = (text: string): Customs => (text === '' ? USUAL_CUSTOMS : (JSON.parse(text) as Customs));

export const readRatingRange = (text: string): RatingRange | undefined =>
  text === '' ? undefined : (JSON.parse(text) as RatingRange);

export const gameOf = (raw: GameColumns): GameRow => ({
  id: raw.id,
  ...(JSON.parse(raw.sheet) as StoredSheet),
  status: raw.status,
  seq: raw.seq,
  secret: raw.secret,
  commitment: raw.commitment,
  brought: raw.brought,
  inviteHash: raw.invite_hash,
  watchHash: raw.watch_hash,
  begun: Number(raw.begun),
  watchDelay: raw.watch_delay,
  rematch: raw.rematch,
  rematchOf: raw.rematch_of,
  control: raw.control,
  isPublic: raw.is_public === 1,
  isRated: raw.rated > 0,
  hasHints: raw.has_hints === 1,
  asksReady: raw.asks_ready === 1,
  ratings: readRatingRange(raw.rating_range),
  language: raw.talk_language,
  line: raw.line,
  terms: raw.terms,
  paused: Number(raw.paused),
  customs: readCustoms(raw.customs),
  happenings: Number(raw.happenings),
});

export const seatOf = (raw: SeatColumns): SeatRow => ({
  seat: raw.seat as Seat,
  isFree: raw.is_free !== SEAT.held,
  nonce: raw.nonce,
  tokenHash: raw.token_hash,
  ...(raw.declined === 1 ? { hasDeclined: true } : {}),
});
