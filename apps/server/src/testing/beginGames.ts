/** Begins games on a file: `beginGames.ts FILE COUNT`. Prints what everybody saw last, one JSON line for each game. */

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire/online';

import { FollowedGame, Person } from './client.ts';
import { newTable, startAt } from './fixtures.ts';
import { fillTurn } from './play.ts';

/** A game in progress. */
export interface BegunGame {
  readonly game: string;
  readonly seq: number;
  /** By seat: the cookie of the person, and the cells that they saw. Empty for bots and automata. */
  readonly seats: readonly { readonly cookie: string; readonly cells: string }[];
}

const tables = [
  ['birmingham', 'pp'],
  ['lancashire', 'ppp'],
  ['age-of-industry', 'ppp'],
  ['birmingham', 'prp'],
  ['birmingham', 'pa'],
  ['lancashire', 'ppr'],
  ['age-of-industry', 'ppr'],
] as const;

const MOST_TURNS = 13;
const AT_ONCE = 20;

const begin = async (port: number, number: number): Promise<BegunGame> => {
  const [edition, letters] = tables[number % tables.length];
  const people = letters.split('').flatMap((letter, seat) => (letter === 'p' ? [seat as Seat] : []));
  const games = new Map<Seat, FollowedGame>();
  const opener = Person.known(port);
  const { game, invite } = await opener.open({ ...newTable(edition, letters), mine: [0] });
  for (const seat of people) {
    const person = seat === 0 ? opener : Person.known(port);
    if (seat !== 0) await person.sit(game, invite, seat, `Person ${seat}`);
    await person.connect();
    games.set(seat, new FollowedGame(person, game, seat));
  }
  for (const followed of games.values()) await followed.join();
  const all = [...games.values()];
  /** Waits until a person decides and everybody knows. */
  const settled = async (from: number): Promise<FollowedGame> => {
    for (const one of all) await one.until(() => one.seq >= from && games.has(one.actor));
    const seq = Math.max(...all.map((one) => one.seq));
    for (const one of all) await one.until(() => one.seq >= seq && one.actor !== NOBODY);
    const actor = games.get(all[0].actor);
    if (!actor) throw new Error('nobody decides');
    return actor;
  };
  let actor = await settled(1);
  for (let turn = 0; turn < number % MOST_TURNS; turn++) {
    const { seq, viewer, person } = actor;
    const denial = await person.ask('commit', game, viewer, seq, fillTurn(actor, seq + number));
    if (denial) throw new Error(JSON.stringify(denial));
    actor = await settled(seq + 1);
  }
  const seats = letters.split('').map((_, seat) => {
    const followed = games.get(seat as Seat);
    return followed ? { cookie: followed.person.cookie, cells: packCells(followed.cells) } : { cookie: '', cells: '' };
  });
  for (const { person } of all) await person.leave();
  return { game, seq: actor.seq, seats };
};

const beginAll = async ([file = '', count = '0']: readonly string[]): Promise<void> => {
  const server = await startAt(file);
  const numbers = Array.from({ length: Number(count) }, (_, number) => number);
  for (let first = 0; first < numbers.length; first += AT_ONCE) {
    const begun = await Promise.all(numbers.slice(first, first + AT_ONCE).map((number) => begin(server.port, number)));
    for (const game of begun) process.stdout.write(`${JSON.stringify(game)}\n`);
  }
  await server.close();
  process.exit();
};

void beginAll(process.argv.slice(2));
