/** Opens a table for people who were brought together: all of them sit down there, or none. */

import type { Sitter } from '@coalbrook/wire';
import { isSameName, paces, unratedReasons, USUAL_CUSTOMS } from '@coalbrook/wire/online';

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { newId } from '../../ground/persons/tokens.ts';
import { newControl } from '../../table/clocks/storedClock.ts';
import { insertGame } from '../../table/games/insertGame.ts';
import { beginAnew, newRows } from '../../table/games/newTable.ts';
import { STAND_IN } from '../../table/games/standIn.ts';
import type { Meeting } from './searcher.ts';
import type { StoredSearch } from './searchStore.ts';
import { noteWaits } from './searchWaits.ts';

/** Milliseconds in which everybody must say that they are ready. */
export const READY_WITHIN = 60_000;

/** Thrown if somebody has meanwhile gone, or was seated elsewhere. */
class Missed extends Error {}

interface Claimed {
  readonly person: string;
  readonly name: string;
  readonly nonce: string;
}

export interface OpenedMeeting {
  readonly game: string;
  readonly people: readonly string[];
  /** Its clock starts when everybody is ready. */
  readonly isLive: boolean;
}

/** Takes somebody out of the queue, if they are as they were when they were chosen. */
const claim = async (
  queries: Transaction,
  { person, since, body }: StoredSearch,
  game: string,
  at: number,
): Promise<Claimed> => {
  const [row] = await queries.query<Claimed>(
    `update searches set game = $4, found = $5, due = $6, settled = 0, changes = changes + 1
      where person = $1 and since = $2 and body = $3 and game = '' and lease > $5 returning person, name, nonce`,
    person,
    since,
    body,
    game,
    at,
    at + READY_WITHIN,
  );
  if (!row) throw new Missed();
  return row;
};

const LONGEST_NAME = 40;

/** Names that nobody confuses: whoever has waited longer keeps theirs. */
const distinct = (names: readonly string[]): readonly string[] => {
  const given: string[] = [];
  for (const name of names) {
    let shown = name;
    for (let number = 2; given.some((other) => isSameName(other, shown)); number++)
      shown = `${name.slice(0, LONGEST_NAME - 3)} ${number}`;
    given.push(shown);
  }
  return given;
};

const sitter = (kind: 'person' | 'bot', name: string): Sitter => ({
  kind,
  name,
  policy: kind === 'bot' ? STAND_IN : '',
  figure: '',
  colour: '',
});

/** Undefined if one of them cannot come any more; then the others stay where they are in the queue. */
export const openMeeting = async (
  database: SqlDatabase,
  meeting: Meeting,
  searches: readonly StoredSearch[],
  at: number,
  newestKnown: (edition: string) => number,
): Promise<OpenedMeeting | undefined> => {
  const { edition, seats, people } = meeting;
  const [{ pace, isRated }] = people;
  const isLive = paces[pace].kind === 'live';
  const game = newId();
  const open = async (queries: Transaction): Promise<OpenedMeeting> => {
    const claimed = new Map<string, Claimed>();
    // Always in the same order, so that two nodes do not wait for each other.
    for (const one of searches.toSorted((a, b) => (a.person < b.person ? -1 : 1)))
      claimed.set(one.person, await claim(queries, one, game, at));
    const come = people.flatMap(({ person }) => claimed.get(person) ?? []);
    const names = distinct(come.map(({ name }) => name));
    const bots = Array.from({ length: seats - come.length }, (_, bot) => sitter('bot', `Bot ${bot + 1}`));
    const sitters = [...names.map((name) => sitter('person', name)), ...bots];
    const table = { edition, wish: { seats, options: [], automata: [], files: {} }, sitters };
    const begun = beginAnew(table, game, at, newestKnown(edition));
    if (!begun.ok) throw new Error(`a table of ${edition} with ${seats} seats cannot be opened`);
    const terms = { ...table, mine: [], time: paces[pace], customs: USUAL_CUSTOMS };
    const { rows } = newRows(
      begun.value,
      { person: '', mine: come.map((_, seat) => seat), nonce: '' },
      {
        watchDelay: 0,
        control: newControl(paces[pace]),
        isPublic: false,
        isRated: isRated && unratedReasons(terms).length === 0,
        asksReady: isLive,
        customs: USUAL_CUSTOMS,
      },
    );
    const { person: _nobody, ...others } = rows;
    const held = rows.seats.map((seat) => ({ ...seat, nonce: come[seat.seat].nonce, person: come[seat.seat].person }));
    await insertGame(queries, { ...others, seats: held }, at);
    await noteWaits(queries, game, meeting, at);
    await queries.announce(
      'search',
      come.map(({ person }) => person),
    );
    return { game, people: come.map(({ person }) => person), isLive };
  };
  try {
    return await database.transaction(open);
  } catch (error) {
    if (error instanceof Missed) return undefined;
    throw error;
  }
};
