/** Opens a table for somebody, from what their page has asked for. */

import { newSheet, sheetFaults } from '@coalbrook/host';
import { foreignFault, parseRecord, replay } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';
import { done, fail, namedCellsText } from '@coalbrook/rules';
import type { Result, Seat } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { NewGame, Sheet } from '@coalbrook/wire';
import type { NewTable, OpenedTable } from '@coalbrook/wire/online';

import { hashOf, newId, newToken } from '../../ground/persons/tokens.ts';
import { commitmentTo, newSecret } from '../chance/sealedChance.ts';
import { newControl } from '../clocks/storedClock.ts';
import { makeBody } from '../ledger/storedTurns.ts';
import type { GameStore } from './gameStore.ts';
import type { NewGameRows } from './insertGame.ts';
import { ratedFaults } from './ratedFaults.ts';
import { isTakenAt } from './shownNames.ts';

interface Beginning {
  readonly sheet: Sheet;
  readonly entries: readonly Entry[];
  /** The position after them, to be stored. */
  readonly position: string;
}

/** A game that was begun elsewhere goes on with its history. */
const goOn = (
  text: string,
  { sitters }: NewTable,
  id: string,
  begun: number,
): Result<Beginning, readonly InputFault[]> => {
  const record = parseRecord(text);
  if (!record.ok) return fail([record.fault]);
  const foreign = foreignFault(record.value);
  if (foreign) return fail([foreign]);
  const { header, entries } = record.value;
  const sheet: Sheet = { id, header, sitters, seed: '', begun };
  const faults = sheetFaults(sheet);
  if (faults.length > 0) return fail(faults);
  const played = replay(record.value);
  if (!played.ok) return fail([inputFault('record', 'impossible', { kind: 'entry' }, played.fault.seq)]);
  const { table, state } = played.value;
  return done({ sheet, entries, position: namedCellsText(table, state) });
};

/** A game from its set-up. `newestKnown` is the newest rules number that every node knows. */
export const beginAnew = (
  table: Omit<NewGame, 'seed'>,
  id: string,
  begun: number,
  newestKnown: number,
): Result<Beginning, readonly InputFault[]> => {
  const sheet = newSheet({ ...table, seed: newToken() }, id, begun, newestKnown);
  return sheet.ok ? done({ sheet: sheet.value, entries: [], position: '' }) : sheet;
};

/** What a table is begun from. */
export interface TableBeginning {
  readonly table: NewTable;
  readonly id: string;
  readonly begun: number;
  /** The newest rules number of its edition that every node knows. */
  readonly newestKnown: number;
}

/** How a table begins, or what is wrong with it. */
export type Begun = Result<Beginning, readonly InputFault[]>;

/** A game from its set-up, or one that was begun elsewhere. */
export const beginTable = ({ table, id, begun, newestKnown }: TableBeginning): Begun =>
  table.record === undefined ? beginAnew(table, id, begun, newestKnown) : goOn(table.record, table, id, begun);

/** The seats that somebody wants for themselves must be those of people. */
const mineFaults = (mine: readonly number[], { sitters }: Sheet): readonly InputFault[] =>
  mine.flatMap((seat, at) => {
    if (sitters[seat]?.kind === 'person') return [];
    const expected = { kind: 'seatNumber', seats: sitters.length, orNobody: false } as const;
    return [inputFault(`mine[${at}]`, 'impossible', expected, seat)];
  });

/** Nobody has the name of somebody else at the table. The names of free seats are not taken. */
const nameFaults = (mine: readonly number[], { sitters }: Sheet): readonly InputFault[] => {
  const free = sitters.map((_, seat) => seat as Seat).filter((seat) => !mine.includes(seat));
  return mine.flatMap((seat) => {
    const { name } = sitters[seat];
    if (!isTakenAt(sitters, free, seat as Seat, name)) return [];
    return [inputFault(`sitters[${seat}].name`, 'impossible', { kind: 'eachOnce', what: 'name' }, name)];
  });
};

interface Opener {
  readonly person: string;
  /** The seats that they take. */
  readonly mine: readonly number[];
  readonly nonce: string;
}

/** What a table has besides its game. */
type TableTerms = Pick<
  NewGameRows,
  'watchDelay' | 'control' | 'isPublic' | 'isRated' | 'hasHints' | 'asksReady' | 'ratings' | 'language' | 'customs'
>;

/** A new table as it is stored, and its links. The seats of people that its opener does not take are free. */
export const newRows = (
  { sheet, entries, position }: Beginning,
  { person, mine, nonce }: Opener,
  { watchDelay, control, isPublic, isRated, hasHints, asksReady, ratings, language, customs }: TableTerms,
): { readonly rows: NewGameRows; readonly opened: OpenedTable } => {
  const [secret, invite, watch] = [newSecret(), newToken(), newToken()];
  const people = sheet.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  // A seat that is taken needs no invitation.
  const tokens = people.filter((seat) => !mine.includes(seat)).map((seat) => ({ seat, token: newToken() }));
  const rows: NewGameRows = {
    sheet,
    secret,
    person,
    commitment: commitmentTo(secret),
    inviteHash: hashOf(invite),
    watchHash: hashOf(watch),
    watchDelay,
    control,
    isPublic,
    isRated,
    hasHints,
    asksReady,
    ratings,
    language,
    customs,
    seats: people.map((seat) => {
      const token = tokens.find((one) => one.seat === seat)?.token;
      const isFree = token !== undefined;
      return { seat, isFree, nonce: isFree ? '' : nonce, tokenHash: isFree ? hashOf(token) : '' };
    }),
    ...(entries.length > 0 ? { begunElsewhere: { body: makeBody(entries), count: entries.length, position } } : {}),
  };
  return { rows, opened: { game: sheet.id, invite, watch, seats: tokens } };
};

/** Stores a new table for a person. `begin` works out how it begins; `busy` if too much is being worked out already. */
export const openTable = async (
  store: GameStore,
  table: NewTable,
  person: string,
  now: number,
  begin: (task: Omit<TableBeginning, 'newestKnown'>) => Promise<Begun | 'busy'>,
): Promise<Result<OpenedTable, readonly InputFault[] | 'busy'>> => {
  const unrated = ratedFaults(table);
  if (unrated.length > 0) return fail(unrated);
  const begun = await begin({ table, id: newId(), begun: now });
  if (begun === 'busy') return fail(begun);
  if (!begun.ok) return begun;
  const { sheet } = begun.value;
  const faults = mineFaults(table.mine, sheet);
  if (faults.length > 0) return fail(faults);
  const names = nameFaults(table.mine, sheet);
  if (names.length > 0) return fail(names);
  const { mine, nonce, watchDelay = 0, time, isPublic = false, isRated = false } = table;
  const { hasHints, asksReady, ratings, language, customs } = table;
  const control = newControl(time);
  const rest = { watchDelay, control, isPublic, isRated, hasHints, asksReady, ratings, language, customs };
  const { rows, opened } = newRows(begun.value, { person, mine, nonce }, rest);
  await store.create(rows);
  return done(opened);
};
