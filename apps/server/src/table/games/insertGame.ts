import { NOBODY } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';
import { USUAL_CUSTOMS } from '@coalbrook/wire/online';
import type { Customs, RatingRange } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { SeatRow } from './gameRow.ts';
import { holdSeat, lookOn } from './holders.ts';
import { readiness } from './readiness.ts';
import { beginIfFull, makeSheet, SEAT } from './sheets.ts';

/** A seat of a new table. */
export interface NewSeatRow extends SeatRow {
  /** Who holds it, if not the person who opens the table. */
  readonly person?: string;
}

export interface NewGameRows {
  readonly sheet: Sheet;
  readonly secret: string;
  readonly commitment: string;
  readonly inviteHash: string;
  readonly watchHash: string;
  readonly seats: readonly NewSeatRow[];
  readonly watchDelay: number;
  /** The time control, as text. */
  readonly control: string;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly hasHints?: boolean | undefined;
  readonly asksReady?: boolean | undefined;
  readonly ratings?: RatingRange | undefined;
  readonly language?: string | undefined;
  readonly customs?: Customs | undefined;
  /** The person who opened the table, and holds the seats that are not free; missing if nobody did. */
  readonly person?: string;
  /** The entries of a game begun elsewhere, as a row's text, and their number. */
  readonly begunElsewhere?: { readonly body: string; readonly count: number; readonly position: string };
}

/** Usual customs need not be stored. */
const makeCustoms = (customs: Customs = USUAL_CUSTOMS): string => {
  const { leaving, late } = customs;
  return leaving === USUAL_CUSTOMS.leaving && late === USUAL_CUSTOMS.late ? '' : JSON.stringify({ leaving, late });
};

const makeRatingRange = (ratings: RatingRange | undefined): string => {
  if (!ratings) return '';
  const { from, to } = ratings;
  return JSON.stringify({ from, to });
};

/** Stores a table with its seats and the person who opens it. */
export const insertGame = async (queries: Queries, rows: NewGameRows, at: number): Promise<void> => {
  const { sheet, secret, commitment, inviteHash, watchHash, watchDelay, control, isPublic, isRated, customs } = rows;
  const { seats, person, begunElsewhere, hasHints = false, asksReady = false, ratings, language = '' } = rows;
  await queries.query(
    `insert into games (id, sheet, status, seq, brought, actor, position, secret, commitment, invite_hash, watch_hash,
      begun, touched, watch_delay, control, is_public, rated, customs, has_hints, asks_ready,
      rating_range, talk_language)
    values ($1, $2, 'open', $3, $3, $4, $11, $5, $6, $7, $8, $9, $10, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    sheet.id,
    makeSheet(sheet),
    begunElsewhere?.count ?? 0,
    NOBODY,
    secret,
    commitment,
    inviteHash,
    watchHash,
    sheet.begun,
    at,
    begunElsewhere?.position ?? '',
    watchDelay,
    control,
    isPublic ? 1 : 0,
    isRated ? 1 : 0,
    makeCustoms(customs),
    hasHints ? 1 : 0,
    asksReady ? 1 : 0,
    makeRatingRange(ratings),
    language,
  );
  if (begunElsewhere && begunElsewhere.count > 0) {
    const { body, count } = begunElsewhere;
    const text = 'insert into turns (game, seq, next, at, body) values ($1, 0, $2, $3, $4)';
    await queries.query(text, sheet.id, count, at, body);
  }
  for (const { seat, isFree, nonce, tokenHash, person: holder = person } of seats) {
    await queries.query(
      'insert into seats (game, seat, is_free, nonce, token_hash) values ($1, $2, $3, $4, $5)',
      sheet.id,
      seat,
      isFree ? SEAT.free : SEAT.held,
      nonce,
      tokenHash,
    );
    if (!isFree && holder !== undefined) await holdSeat(queries, { game: sheet.id, seat, person: holder, at });
  }
  // Whoever opens a table may also look on.
  if (person !== undefined) await lookOn(queries, { game: sheet.id, person, at });
  if (!(await readiness(queries, sheet.id))) await beginIfFull(queries, sheet.id);
};
