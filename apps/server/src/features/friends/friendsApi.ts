import type { Sitter } from '@coalbrook/wire';
import {
  isBlockChoice,
  isFriendAnswer,
  isFriendCard,
  isFriendChoice,
  isFriendInvitation,
  isFriendLink,
  isInvitationAnswer,
  isSeatedPerson,
} from '@coalbrook/wire/online';
import type { FriendList, SeatedPerson } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { answer, FLOOD } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { KeyedCredits } from '../../ground/http/keyedCredits.ts';
import { get, isAnything, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import { hashOf, newToken } from '../../ground/persons/tokens.ts';
import { addInvite } from '../../table/games/invites.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import type { BlockStore } from './blockStore.ts';
import { readCard } from './friendStore.ts';
import type { FriendStore, NoFriend } from './friendStore.ts';
import type { InvitationStore } from './invitationStore.ts';

const DONE = answer(200, {});
const ABSENT = answer(404, { failed: 'absent' });
const FULL = answer(409, { failed: 'full' });
const NAMELESS = answer(409, { failed: 'nameless' });
const TAKEN = answer(409, { failed: 'taken' });

/** So many people are asked or invited at once, and so many more each hour. */
const ASKED = [30, 120] as const;

const NOBODY_KNOWN: FriendList = { friends: [], requests: [], invitations: [], sent: [], blocked: [] };

export interface FriendsEnvironment {
  readonly database: SqlDatabase;
  readonly friends: FriendStore;
  readonly blocks: BlockStore;
  readonly invitations: InvitationStore;
  readonly read: (person: string) => Promise<FriendList>;
  /** Somebody was invited to a table. */
  readonly invited: (game: string) => void;
  readonly now: () => number;
}

const outcomeOf = (failed: NoFriend | undefined): HttpAnswer => {
  if (failed === undefined) return DONE;
  if (failed === 'absent') return ABSENT;
  return failed === 'full' ? FULL : NAMELESS;
};

/** The people at a seat of a table at which the person who asks has one, too, and the name there. */
const peopleAt = async (
  { database }: FriendsEnvironment,
  { game, seat }: SeatedPerson,
  person: string,
): Promise<{ readonly people: readonly string[]; readonly sitter: Sitter } | undefined> => {
  const held = await database.query<{ seat: number; person: string; sheet: string }>(
    `select holders.seat as seat, holders.person as person, sheet from holders join games on games.id = holders.game
      where holders.game = $1 and holders.seat >= 0`,
    game,
  );
  const isHere = held.some((one) => one.person === person);
  const people = held.filter((one) => one.seat === Number(seat) && one.person !== person).map((one) => one.person);
  const [row] = held;
  const sitter = row && (JSON.parse(row.sheet) as StoredSheet).sitters[seat];
  return isHere && people.length > 0 && sitter ? { people, sitter } : undefined;
};

/** Friends, invitations and blocks over HTTP. */
export const friendRoutes = (around: FriendsEnvironment): readonly HttpRoute[] => {
  const { database, friends, blocks, invitations, read, invited, now } = around;
  const credits = new KeyedCredits(...ASKED);
  return [
    get('/api/friends', async ({ person }) => answer(200, person === undefined ? NOBODY_KNOWN : await read(person))),
    post('/api/friends/card', isFriendCard, async (card, { person, headers }) => {
      await friends.keepCard(person, card);
      return answer(200, {}, headers);
    }),
    post('/api/friends/link', isAnything, async (_body, { person }) => {
      const token = await friends.makeLink(person);
      return token === undefined ? NAMELESS : answer(200, { token });
    }),
    post('/api/friends/visit', isFriendLink, async ({ token }, { person }) => {
      const found = await friends.byLink(token, person);
      return found && found.person !== person ? answer(200, { name: found.name }) : ABSENT;
    }),
    post('/api/friends/add', isFriendLink, async ({ token }, { person }) =>
      outcomeOf(await friends.add(person, token)),
    ),
    post('/api/friends/ask', isSeatedPerson, async (body, { person }) => {
      const found = await peopleAt(around, body, person);
      if (!found) return ABSENT;
      if (!credits.take(person, now())) return FLOOD;
      return outcomeOf(await friends.ask(person, found.people));
    }),
    post('/api/friends/answer', isFriendAnswer, async ({ request, accepts }, { person }) =>
      outcomeOf(await friends.answer(person, request, accepts)),
    ),
    post('/api/friends/remove', isFriendChoice, async ({ friend }, { person }) =>
      (await friends.remove(person, friend)) ? DONE : ABSENT,
    ),
    post('/api/friends/block', isFriendChoice, async ({ friend }, { person }) => {
      const other = await friends.find(person, friend);
      if (other === undefined) return ABSENT;
      const { name = '' } = (await readCard(database, other)) ?? {};
      return (await blocks.add(person, other, name)) ? DONE : FULL;
    }),
    post('/api/friends/blockSeat', isSeatedPerson, async (body, { person }) => {
      const found = await peopleAt(around, body, person);
      if (!found) return ABSENT;
      for (const other of found.people) if (!(await blocks.add(person, other, found.sitter.name))) return FULL;
      return DONE;
    }),
    post('/api/friends/unblock', isBlockChoice, async ({ block }, { person }) =>
      (await blocks.remove(person, block)) ? DONE : ABSENT,
    ),
    post('/api/friends/invite', isFriendInvitation, async ({ friend, game }, { person }) => {
      const other = await friends.find(person, friend);
      if (other === undefined) return ABSENT;
      if (!credits.take(person, now())) return FLOOD;
      const isNew = await invitations.add(person, other, game);
      if (isNew === undefined) return TAKEN;
      if (isNew) invited(game);
      return DONE;
    }),
    post('/api/friends/come', isInvitationAnswer, async ({ invitation, accepts }, { person }) => {
      if (!accepts) return (await invitations.decline(person, invitation)) ? DONE : ABSENT;
      const used = await invitations.use(person, invitation);
      if (!used) return ABSENT;
      const token = newToken();
      const { game, inviter } = used;
      const isMade = await addInvite(database, game, { person: inviter, hash: hashOf(token), at: now() });
      return isMade ? answer(200, { game, token }) : TAKEN;
    }),
  ];
};
