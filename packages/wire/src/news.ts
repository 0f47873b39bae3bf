import type { Refusal, Seat } from '@coalbrook/rules';

/**
 * What everybody at a table is told. `steps`: entries were added, or the stored draft changed; look again.
 * `conflict`: this game is being played elsewhere. `trouble`: a bot does not answer; look again.
 */
export type News =
  | { readonly news: 'steps'; readonly from: number; readonly to: number }
  | { readonly news: 'conflict' }
  | { readonly news: 'thinking'; readonly seat: Seat }
  | { readonly news: 'trouble'; readonly seat: Seat };

/** Why the host refused a request. */
export type Denial =
  | { readonly denied: 'refused'; readonly refusal: Refusal }
  /** The turn is not complete, or another seat decides now. */
  | { readonly denied: 'idle' }
  /** The game has moved on from the position this was meant for. Nothing was stored. */
  | { readonly denied: 'conflict' };
