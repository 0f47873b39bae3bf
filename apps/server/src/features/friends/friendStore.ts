/** Who is whose friend, and how friends see them. Whoever is spoken of is named by an id that says nothing else. */

import type { FriendCard } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { newId, newToken } from '../../ground/persons/tokens.ts';
import { isBlockedBy } from './blocks.ts';
import { part } from './part.ts';

const MOST_FRIENDS = 500;
const MOST_REQUESTS = 50;

/** Why somebody does not become a friend: there is no such person for them, they have no name yet, or too many friends. */
export type NoFriend = 'absent' | 'nameless' | 'full';

export const readCard = async (
  queries: Queries,
  person: string,
): Promise<(FriendCard & { link: string }) | undefined> => {
  const [row] = await queries.query<{ name: string; link: string; shows_presence: number }>(
    'select name, link, shows_presence from friend_cards where person = $1',
    person,
  );
  return row && { name: row.name, link: row.link, showsPresence: row.shows_presence === 1 };
};

const countOf = async (queries: Queries, person: string): Promise<number> => {
  const [row] = await queries.query<{ count: number | string }>(
    'select count(*) as count from friends where person = $1',
    person,
  );
  return Number(row.count);
};

export const areFriends = async (queries: Queries, person: string, other: string): Promise<boolean> =>
  (await queries.query('select id from friends where person = $1 and other = $2', person, other)).length > 0;

/** Makes friends of two people. What they have asked each other is answered by that. */
const befriend = async (
  queries: Transaction,
  person: string,
  other: string,
  at: number,
): Promise<NoFriend | undefined> => {
  if (await areFriends(queries, person, other)) return undefined;
  for (const one of [person, other]) if ((await countOf(queries, one)) >= MOST_FRIENDS) return 'full';
  for (const [one, two] of [
    [person, other],
    [other, person],
  ]) {
    await queries.query(
      'insert into friends (id, person, other, since) values ($1, $2, $3, $4) on conflict do nothing',
      newId(),
      one,
      two,
      at,
    );
    await queries.query('delete from friend_requests where person = $1 and other = $2', one, two);
  }
  return undefined;
};

export class FriendStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  keepCard(person: string, { name, showsPresence }: FriendCard): Promise<unknown> {
    return this.#database.query(
      `insert into friend_cards (person, name, link, shows_presence) values ($1, $2, '', $3)
        on conflict (person) do update set name = excluded.name, shows_presence = excluded.shows_presence`,
      person,
      name.trim(),
      showsPresence ? 1 : 0,
    );
  }

  /** Makes a link by which others become friends; the one before does not work any more. */
  async makeLink(person: string): Promise<string | undefined> {
    const rows = await this.#database.query<{ link: string }>(
      'update friend_cards set link = $2 where person = $1 returning link',
      person,
      newToken(),
    );
    return rows[0]?.link;
  }

  /** Whose link it is, for somebody whom they have not blocked. */
  async byLink(
    token: string,
    visitor: string,
  ): Promise<{ readonly person: string; readonly name: string } | undefined> {
    if (token === '') return undefined;
    const [row] = await this.#database.query<{ person: string; name: string }>(
      'select person, name from friend_cards where link = $1',
      token,
    );
    return row && !(await isBlockedBy(this.#database, row.person, visitor)) ? row : undefined;
  }

  /** Becomes a friend of whoever has made a link. */
  async add(person: string, token: string): Promise<NoFriend | undefined> {
    const found = await this.byLink(token, person);
    if (!found || found.person === person) return 'absent';
    if (!(await readCard(this.#database, person))) return 'nameless';
    return this.#database.transaction((queries) => befriend(queries, person, found.person, this.#now()));
  }

  /** Asks the people at a seat to be friends, who learn of it unless they have blocked the person. */
  async ask(person: string, others: readonly string[]): Promise<NoFriend | undefined> {
    if (!(await readCard(this.#database, person))) return 'nameless';
    return this.#database.transaction(async (queries) => {
      for (const other of others) {
        const hasAsked = await queries.query(
          'select id from friend_requests where person = $1 and other = $2',
          other,
          person,
        );
        if (hasAsked.length > 0 && (await readCard(queries, other))) {
          const failed = await befriend(queries, person, other, this.#now());
          if (failed) return failed;
          continue;
        }
        if ((await isBlockedBy(queries, other, person)) || (await areFriends(queries, person, other))) continue;
        await queries.query(
          `delete from friend_requests where person = $1
            and id not in (select id from friend_requests where person = $1 order by at desc limit ${MOST_REQUESTS - 1})`,
          person,
        );
        await queries.query(
          'insert into friend_requests (id, person, other, at) values ($1, $2, $3, $4) on conflict do nothing',
          newId(),
          person,
          other,
          this.#now(),
        );
      }
      return undefined;
    });
  }

  /** Accepts or refuses what somebody has asked; they are not told that it was refused. */
  answer(person: string, request: string, accepts: boolean): Promise<NoFriend | undefined> {
    return this.#database.transaction(async (queries) => {
      const [asked] = await queries.query<{ person: string }>(
        'select person from friend_requests where id = $1 and other = $2',
        request,
        person,
      );
      if (!asked) return 'absent';
      if (accepts && !(await readCard(queries, person))) return 'nameless';
      await queries.query('delete from friend_requests where id = $1', request);
      return accepts ? befriend(queries, person, asked.person, this.#now()) : undefined;
    });
  }

  /** The person behind a friend. */
  async find(person: string, friend: string): Promise<string | undefined> {
    const [row] = await this.#database.query<{ other: string }>(
      'select other from friends where id = $1 and person = $2',
      friend,
      person,
    );
    return row?.other;
  }

  async remove(person: string, friend: string): Promise<boolean> {
    const other = await this.find(person, friend);
    if (other === undefined) return false;
    await this.#database.transaction((queries) => part(queries, person, other));
    return true;
  }
}
