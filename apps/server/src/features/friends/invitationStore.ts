/** Friends whom somebody has asked to a table. */

import type { SentInvitation, TableInvitation } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { newId } from '../../ground/persons/tokens.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';

interface RawInvitation {
  readonly id: string;
  readonly name: string;
  readonly sheet: string;
}

/** An invitation that is used: the table, and who has made it. */
export interface UsedInvitation {
  readonly game: string;
  readonly inviter: string;
}

/** A table at which somebody can still sit down. */
const HAS_ROOM = `games.status <> 'over' and exists (select 1 from seats where seats.game = games.id and is_free <> 0)`;

export class InvitationStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Asks a friend to a table. Says whether it was new; undefined if the person has no seat there, or none is free. */
  async add(person: string, friend: string, game: string): Promise<boolean | undefined> {
    return this.#database.transaction(async (queries) => {
      const [here] = await queries.query(
        `select id from games where id = $1 and ${HAS_ROOM}
          and exists (select 1 from holders where game = $1 and person = $2 and seat >= 0)`,
        game,
        person,
      );
      if (!here) return undefined;
      const rows = await queries.query(
        `insert into table_invitations (id, person, other, game, at, told) values ($1, $2, $3, $4, $5, 0)
          on conflict do nothing returning id`,
        newId(),
        friend,
        person,
        game,
        this.#now(),
      );
      return rows.length > 0;
    });
  }

  /** Those of a person that still lead to a free seat, the newest first. */
  async list(person: string): Promise<readonly TableInvitation[]> {
    const rows = await this.#database.query<RawInvitation>(
      `select table_invitations.id as id, friend_cards.name as name, games.sheet as sheet from table_invitations
        join games on games.id = table_invitations.game join friend_cards on friend_cards.person = table_invitations.other
        where table_invitations.person = $1 and table_invitations.declined = 0 and ${HAS_ROOM}
          and not exists (select 1 from holders where holders.game = games.id and holders.person = $1 and seat >= 0)
        order by table_invitations.at desc, table_invitations.id`,
      person,
    );
    return rows.map(({ id, name, sheet }) => ({
      invitation: id,
      name,
      edition: (JSON.parse(sheet) as StoredSheet).header.edition,
    }));
  }

  /** Those that a person has made and that are not accepted, by what the friends are called in their list. */
  async sentBy(person: string): Promise<readonly SentInvitation[]> {
    const rows = await this.#database.query<{ friend: string; game: string; declined: number }>(
      `select friends.id as friend, table_invitations.game as game, table_invitations.declined as declined
        from table_invitations join games on games.id = table_invitations.game
        join friends on friends.person = table_invitations.other and friends.other = table_invitations.person
        where table_invitations.other = $1 and games.status <> 'over'
        order by table_invitations.at desc, table_invitations.id`,
      person,
    );
    return rows.map(({ friend, game, declined }) => ({ friend, game, ...(declined === 1 ? { declined: true } : {}) }));
  }

  /** Takes an invitation away, because it is accepted. */
  async use(person: string, invitation: string): Promise<UsedInvitation | undefined> {
    const [row] = await this.#database.query<{ game: string; other: string }>(
      'delete from table_invitations where id = $1 and person = $2 and declined = 0 returning game, other',
      invitation,
      person,
    );
    return row && { game: row.game, inviter: row.other };
  }

  /** Says no, which whoever has asked can read. */
  async decline(person: string, invitation: string): Promise<boolean> {
    const rows = await this.#database.query(
      'update table_invitations set declined = 1, told = 1 where id = $1 and person = $2 and declined = 0 returning id',
      invitation,
      person,
    );
    return rows.length > 0;
  }
}
