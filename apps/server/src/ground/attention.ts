import type { Seat } from '@coalbrook/rules';

/** Who waits for a bot. */
export const LOOKING = {
  nobody: 0,
  /** Only people who watch. */
  watchers: 1,
  /** Somebody with a seat. */
  players: 2,
} as const;

export interface Attention {
  readonly looking: (typeof LOOKING)[keyof typeof LOOKING];
  /** One person at many tables gets no more than another at one: whose tables take turns with those of others. */
  readonly group: string;
}

/** What is known of who is connected to tables. */
interface Connected {
  followersOf(game: string): readonly { readonly person: string; readonly held: readonly Seat[] }[];
  seatsPresent(game: string): ReadonlySet<Seat>;
}

/** Who is looking at a game, here or at another node. */
export const attentionTo = (connected: Connected, game: string): Attention => {
  const followers = connected.followersOf(game);
  const player = followers.find(({ held }) => held.length > 0);
  if (player) return { looking: LOOKING.players, group: player.person };
  if (connected.seatsPresent(game).size > 0) return { looking: LOOKING.players, group: game };
  const [watcher] = followers;
  return watcher ? { looking: LOOKING.watchers, group: watcher.person } : { looking: LOOKING.nobody, group: game };
};
