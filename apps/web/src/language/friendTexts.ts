import { friends } from './en/friends.ts';
import type { FriendTexts } from './en/friends.ts';
import { textsHook } from './textsHook.ts';

/** The texts about friends. */
export const useFriendTexts = textsHook(
  import.meta.glob<FriendTexts>('./*/friends.ts', { eager: true, import: 'friends' }),
  friends,
);
