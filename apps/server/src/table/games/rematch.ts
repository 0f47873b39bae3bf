/** Lets the people at a finished table play again, at one next table for all of them. */

import { done, fail, NOBODY } from '@coalbrook/rules';
import type { Result, Seat } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import type { TimeControl } from '@coalbrook/time';
import { unratedReasons } from '@coalbrook/wire/online';
import type { Rematch, RematchAnswers, WantedRematch } from '@coalbrook/wire/online';

import { newId } from '../../ground/persons/tokens.ts';
import type { GameRow, SeatRow } from './gameRow.ts';
import type { GameStore } from './gameStore.ts';
import { beginAnew, newRows } from './newTable.ts';
import type { Seating } from './seating.ts';
import type { NoSeat } from './sitting.ts';

/** Why somebody cannot play again: it is not their table, it is still played, others took their seats or names, or its game no longer exists. */
export type NoRematch = 'absent' | 'running' | NoSeat | readonly InputFault[];

export interface RematchEnvironment {
  readonly store: GameStore;
  readonly seating: Seating;
  /** The newest rules number of an edition that every node knows. */
  readonly newestKnown: (edition: string) => number;
}

interface Asking extends WantedRematch {
  readonly person: string;
  /** Their seats at the finished table, nobody's among them if they may look on. */
  readonly held: readonly Seat[];
}

/** Opens the next table, with everybody at their seat, unless somebody else has meanwhile. */
const open = async (
  { store, newestKnown }: RematchEnvironment,
  row: GameRow,
  { person, nonce, held }: Asking,
  now: number,
): Promise<Result<Rematch, NoRematch>> => {
  const { id, header, sitters, watchDelay, control, isPublic, isRated, hasHints, asksReady, customs } = row;
  const { ratings, language } = row;
  const { edition, seats, options = [], automata = [], files = {} } = header;
  const anew = { edition, wish: { seats, options, automata, files }, sitters };
  const begun = beginAnew(anew, newId(), now, newestKnown(edition));
  if (!begun.ok) return begun;
  const mine = held.filter((seat) => seat !== NOBODY);
  const time = control === '' ? undefined : (JSON.parse(control) as TimeControl);
  // Tables that were opened long ago may have had other terms.
  const isAgain = isRated && unratedReasons({ wish: { files }, sitters, mine, time, customs }).length === 0;
  const rest = { watchDelay, control, isPublic, isRated: isAgain, hasHints, asksReady, ratings, language, customs };
  const { rows, opened } = newRows(begun.value, { person, mine: held, nonce }, rest);
  const game = await store.createRematch(id, rows);
  return done(game === opened.game ? { game, opened } : { game });
};

/** Takes the same seats at the next table as before. Several devices may have shared one. Returns why none was taken. */
const takeSeats = async (
  { store, seating }: RematchEnvironment,
  { id, sitters }: GameRow,
  next: string,
  { person, nonce, held }: Asking,
): Promise<NoSeat | undefined> => {
  const mine = await store.heldBy(person, next);
  let why: NoSeat | undefined;
  for (const seat of held) {
    if (mine.includes(seat)) continue;
    if (seat === NOBODY) await store.lookOn(next, person);
    else {
      const failed = await seating.sit(next, { seat, person, name: sitters[seat].name, nonce });
      if (failed && !(await seating.joinFrom(id, next, seat, person))) why = failed;
    }
  }
  return why;
};

/** Brings somebody to the next table. Whoever asks first opens it. */
export const goToRematch = async (
  around: RematchEnvironment,
  wanted: WantedRematch,
  person: string,
  now: number,
): Promise<Result<Rematch, NoRematch>> => {
  const { store } = around;
  const [row, held] = await Promise.all([store.find(wanted.game), store.heldBy(person, wanted.game)]);
  if (!row || held.length === 0) return fail('absent');
  if (row.status !== 'over') return fail('running');
  const asking: Asking = { ...wanted, person, held };
  // Whoever only watched may watch again, but others decide whether there is something to watch.
  if (row.rematch === '' && held.every((seat) => seat === NOBODY)) return fail('absent');
  const rematch = row.rematch === '' ? await open(around, row, asking, now) : done({ game: row.rematch });
  if (!rematch.ok) return rematch;
  const { game } = rematch.value;
  const why = await takeSeats(around, row, game, asking);
  return (await store.heldBy(person, game)).length > 0 ? rematch : fail(why ?? 'taken');
};

/** Notes that somebody does not play again, as long as others wait for them at the next table. Returns that table. */
export const declineRematch = async (store: GameStore, game: string, person: string): Promise<string | undefined> => {
  const [row, held] = await Promise.all([store.find(game), store.heldBy(person, game)]);
  if (!row || row.rematch === '') return undefined;
  const seats = held.filter((seat) => seat !== NOBODY);
  return (await store.declineRematch(row.rematch, seats)) ? row.rematch : undefined;
};

/** Who of a finished table has said what to its rematch; undefined if there is none. */
export const rematchAnswers = async (
  store: GameStore,
  { id, rematch, rematchOf, sitters }: GameRow,
): Promise<RematchAnswers | undefined> => {
  const next = rematch === '' ? id : rematch;
  if (rematch === '' && rematchOf === '') return undefined;
  const [row, seats] = await Promise.all([store.find(next), store.seats(next)]);
  if (!row) return undefined;
  const which = (is: (seat: SeatRow) => boolean): readonly Seat[] => seats.filter(is).map(({ seat }) => seat);
  return {
    // Somebody else may have come instead.
    came: which(({ seat, isFree }) => !isFree && row.sitters[seat].name === sitters[seat].name),
    declined: which(({ isFree, hasDeclined }) => isFree && hasDeclined === true),
    awaited: which(({ isFree, hasDeclined }) => isFree && hasDeclined !== true),
  };
};
