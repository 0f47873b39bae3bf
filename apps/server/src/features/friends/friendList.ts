import type { Seat } from '@coalbrook/rules';
import type { Friend, FriendList, FriendRequest } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { BlockStore } from './blockStore.ts';
import { readCard } from './friendStore.ts';
import type { InvitationStore } from './invitationStore.ts';

/** Tables of friends at which is looked whether they are there, those where something happened last. */
const MOST_TABLES = 500;

interface ListEnvironment {
  readonly queries: Queries;
  readonly invitations: InvitationStore;
  readonly blocks: BlockStore;
  readonly seatsPresent: (game: string) => ReadonlySet<Seat>;
}

interface RawFriend {
  readonly id: string;
  readonly other: string;
  readonly name: string;
}

/** Which friends of a person are at a table, of those who show it. */
const presentFriends = async (
  { queries, seatsPresent }: ListEnvironment,
  person: string,
): Promise<ReadonlySet<string>> => {
  const rows = await queries.query<{ person: string; game: string; seat: number }>(
    `select holders.person as person, holders.game as game, holders.seat as seat from holders
      join friends on friends.other = holders.person and friends.person = $1
      join friend_cards on friend_cards.person = holders.person and friend_cards.shows_presence = 1
      join games on games.id = holders.game
      where holders.seat >= 0 and games.status <> 'over' order by games.touched desc limit ${MOST_TABLES}`,
    person,
  );
  return new Set(rows.filter(({ game, seat }) => seatsPresent(game).has(seat as Seat)).map((row) => row.person));
};

const readRequests = (queries: Queries, person: string): Promise<readonly FriendRequest[]> =>
  queries.query<FriendRequest>(
    `select friend_requests.id as request, friend_cards.name as name from friend_requests
      join friend_cards on friend_cards.person = friend_requests.person where friend_requests.other = $1
      order by friend_requests.at desc, friend_requests.id`,
    person,
  );

/** How many wait for an answer of a person: who want to be friends, or have asked them to a table. */
export const countAsks = async (
  { queries, invitations }: Pick<ListEnvironment, 'queries' | 'invitations'>,
  person: string,
): Promise<number> => (await readRequests(queries, person)).length + (await invitations.list(person)).length;

/** Everything about the friends of a person. */
export const readFriends = async (around: ListEnvironment, person: string): Promise<FriendList> => {
  const { queries, invitations, blocks } = around;
  const card = await readCard(queries, person);
  const rows = await queries.query<RawFriend>(
    `select friends.id as id, friends.other as other, friend_cards.name as name from friends
      join friend_cards on friend_cards.person = friends.other where friends.person = $1 order by name, id`,
    person,
  );
  const present = rows.length > 0 ? await presentFriends(around, person) : new Set<string>();
  const requests = await readRequests(queries, person);
  return {
    ...(card ? { card: { name: card.name, showsPresence: card.showsPresence } } : {}),
    ...(card && card.link !== '' ? { link: card.link } : {}),
    friends: rows.map(({ id, other, name }): Friend => ({
      friend: id,
      name,
      ...(present.has(other) ? { isPresent: true } : {}),
    })),
    requests,
    invitations: await invitations.list(person),
    sent: await invitations.sentBy(person),
    blocked: await blocks.list(person),
  };
};
