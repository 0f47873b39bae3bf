import type { Refusal, Seat } from '@coalbrook/rules';

/**
 * What everybody at a table hears. Whoever hears of `steps` looks again: entries were added, or the kept draft changed.
 * `conflict`: somebody else plays this game elsewhere. `trouble`: a bot does not answer; look again.
 */
export type News =
  | { readonly news: 'steps'; readonly from: number; readonly to: number }
  | { readonly news: 'conflict' }
  | { readonly news: 'thinking'; readonly seat: Seat }
  | { readonly news: 'trouble'; readonly seat: Seat };

/** Why the host did not do what it was asked. */
export type Denial =
  | { readonly denied: 'refused'; readonly refusal: Refusal }
  /** The turn is not complete, or somebody else decides now. */
  | { readonly denied: 'idle' }
  /** The game has moved on from the position this was meant for. Nothing of it was kept. */
  | { readonly denied: 'conflict' };
