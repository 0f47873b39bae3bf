/** Opens a table for somebody, from what their page has asked for. */

import { newSheet, sheetFaults } from '@coalbrook/host';
import { parseRecord, replay } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';
import { done, fail, inputFault, namedCellsText } from '@coalbrook/rules';
import type { InputFault, Result, Seat } from '@coalbrook/rules';
import type { NewTable, OpenedTable, Sheet } from '@coalbrook/wire';

import { commitmentTo, newSecret } from '../chance/sealedChance.ts';
import { makeBody } from '../ledger/storedTurns.ts';
import { hashOf, newId, newToken } from '../seats/tokens.ts';
import type { GameStore } from './gameStore.ts';

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
  const { header, entries } = record.value;
  const sheet: Sheet = { id, header, sitters, seed: '', begun };
  const faults = sheetFaults(sheet);
  if (faults.length > 0) return fail(faults);
  const played = replay(record.value);
  if (!played.ok) return fail([inputFault('record', 'impossible', { kind: 'entry' }, played.fault.seq)]);
  const { table, state } = played.value;
  return done({ sheet, entries, position: namedCellsText(table, state) });
};

const beginAnew = (table: NewTable, id: string, begun: number): Result<Beginning, readonly InputFault[]> => {
  const sheet = newSheet({ ...table, seed: newToken() }, id, begun);
  return sheet.ok ? done({ sheet: sheet.value, entries: [], position: '' }) : sheet;
};

/** The seats that somebody wants for themselves must be those of people. */
const mineFaults = (mine: readonly number[], { sitters }: Sheet): readonly InputFault[] =>
  mine.flatMap((seat, at) => {
    if (sitters[seat]?.kind === 'person') return [];
    const expected = { kind: 'seatNumber', seats: sitters.length, orNobody: false } as const;
    return [inputFault(`mine[${at}]`, 'impossible', expected, seat)];
  });

/** Stores a new table. The person who opens it takes the seats that they asked for; other people's seats are free. */
export const openTable = async (
  store: GameStore,
  table: NewTable,
  person: string,
  now: number,
): Promise<Result<OpenedTable, readonly InputFault[]>> => {
  const id = newId();
  const begun = table.record === undefined ? beginAnew(table, id, now) : goOn(table.record, table, id, now);
  if (!begun.ok) return begun;
  const { sheet, entries, position } = begun.value;
  const faults = mineFaults(table.mine, sheet);
  if (faults.length > 0) return fail(faults);
  const [secret, invite, watch] = [newSecret(), newToken(), newToken()];
  const people = sheet.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  const tokens = people.map((seat) => ({ seat, token: newToken() }));
  await store.create({
    sheet,
    secret,
    person,
    commitment: commitmentTo(secret),
    inviteHash: hashOf(invite),
    watchHash: hashOf(watch),
    watchDelay: table.watchDelay ?? 0,
    seats: tokens.map(({ seat, token }) => {
      const isFree = !table.mine.includes(seat);
      return { seat, isFree, nonce: isFree ? '' : table.nonce, tokenHash: hashOf(token) };
    }),
    ...(entries.length > 0 ? { begunElsewhere: { body: makeBody(entries), count: entries.length, position } } : {}),
  });
  return done({ game: id, invite, watch, seats: tokens });
};
