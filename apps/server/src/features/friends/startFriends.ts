import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { blocksAmong } from './blocks.ts';
import { BlockStore } from './blockStore.ts';
import { countAsks, readFriends } from './friendList.ts';
import { friendRoutes } from './friendsApi.ts';
import { FriendStore } from './friendStore.ts';
import { InvitationStore } from './invitationStore.ts';
import { ownFriends } from './ownFriends.ts';

/** Lets people have friends, invite them, and keep others away. */
export const startFriends = (house: House): Feature => {
  const { database, lobby, now } = house.parts;
  const invitations = new InvitationStore(database, now);
  const blocks = new BlockStore(database, now);
  const listed = { queries: database, invitations, blocks, seatsPresent: lobby.seatsPresent.bind(lobby) };
  return {
    routes: friendRoutes({
      database,
      friends: new FriendStore(database, now),
      blocks,
      invitations,
      read: (person) => readFriends(listed, person),
      invited: (game) => house.invite(game),
      now,
    }),
    personalData: [ownFriends],
    asksOf: (person) => countAsks(listed, person),
    apart: blocksAmong,
  };
};
