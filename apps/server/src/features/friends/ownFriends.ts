import type { Transaction } from '../../ground/database/database.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';

/** Tables in which two people stand, the second one as `other`. */
const pairs = ['friends', 'friend_requests', 'blocks', 'table_invitations'] as const;

/** What makes a row one of its kind, beside the two people. */
const sameIn = { friends: '', friend_requests: '', blocks: '', table_invitations: 'and same.game = one.game' } as const;

const move = async (
  queries: Transaction,
  table: (typeof pairs)[number],
  column: 'person' | 'other',
  from: string,
  to: string,
): Promise<void> => {
  const second = column === 'person' ? 'other' : 'person';
  // Nobody is their own friend, and nothing is there twice.
  await queries.query(
    `delete from ${table} where id in (select one.id from ${table} one where one.${column} = $1 and (one.${second} = $2
      or exists (select 1 from ${table} same where same.${column} = $2 and same.${second} = one.${second}
        ${sameIn[table]})))`,
    from,
    to,
  );
  await queries.query(`update ${table} set ${column} = $2 where ${column} = $1`, from, to);
};

/** A person's friends, whom they have asked to tables, and whom they have blocked. */
export const ownFriends: PersonalData = {
  tables: ['friend_cards', ...pairs],
  move: async (queries, from, to) => {
    for (const table of pairs)
      for (const column of ['person', 'other'] as const) await move(queries, table, column, from, to);
    await queries.query(
      `insert into friend_cards (person, name, link, shows_presence)
        select $2, name, link, shows_presence from friend_cards where person = $1 on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from friend_cards where person = $1', from);
  },
  read: async (queries, person) => {
    const [card] = await queries.query<{ name: string; shows_presence: number }>(
      'select name, shows_presence from friend_cards where person = $1',
      person,
    );
    const friends = await queries.query<{ name: string }>(
      `select name from friends join friend_cards on friend_cards.person = friends.other
        where friends.person = $1 order by name`,
      person,
    );
    const blocked = await queries.query<{ name: string }>(
      'select name from blocks where person = $1 order by at',
      person,
    );
    return {
      ...(card ? { friendCard: { name: card.name, showsPresence: card.shows_presence === 1 } } : {}),
      ...(friends.length > 0 ? { friends: friends.map(({ name }) => name) } : {}),
      ...(blocked.length > 0 ? { blocked: blocked.map(({ name }) => name) } : {}),
    };
  },
  remove: async (queries, person) => {
    for (const table of pairs) await queries.query(`delete from ${table} where person = $1 or other = $1`, person);
    await queries.query('delete from friend_cards where person = $1', person);
  },
};
