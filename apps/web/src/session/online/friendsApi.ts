/** One's friends on the server that serves this page. */

import type { Seat } from '@coalbrook/rules';
import type { FriendCard, FriendList } from '@coalbrook/wire/online';

import { ask, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

type Done = Promise<ApiAnswer<object>>;

export const readFriends = (): Promise<ApiAnswer<FriendList>> => ask('friends', { method: 'GET' });

export const keepCard = (card: FriendCard): Done => post('friends/card', card);

export const makeFriendLink = (): Promise<ApiAnswer<{ readonly token: string }>> => post('friends/link', {});

export const visitFriendLink = (token: string): Promise<ApiAnswer<{ readonly name: string }>> =>
  post('friends/visit', { token });

export const addFriend = (token: string): Done => post('friends/add', { token });

/** Asks whoever is at a seat of the same table. */
export const askToBeFriends = (game: string, seat: Seat): Done => post('friends/ask', { game, seat });

export const answerRequest = (request: string, accepts: boolean): Done => post('friends/answer', { request, accepts });

export const removeFriend = (friend: string): Done => post('friends/remove', { friend });

export const blockFriend = (friend: string): Done => post('friends/block', { friend });

export const blockSeat = (game: string, seat: Seat): Done => post('friends/blockSeat', { game, seat });

export const unblock = (block: string): Done => post('friends/unblock', { block });

export const inviteFriend = (friend: string, game: string): Done => post('friends/invite', { friend, game });

/** The way to a table to which a friend has asked one; nothing if it was refused. */
export const answerInvitation = (
  invitation: string,
  accepts: boolean,
): Promise<ApiAnswer<{ readonly game?: string; readonly token?: string }>> =>
  post('friends/come', { invitation, accepts });
