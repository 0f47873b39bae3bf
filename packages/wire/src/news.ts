import type { Refusal, Seat } from '@coalbrook/rules';

/**
 * What everybody at a table is told. `steps`: entries were added, or the stored draft changed; look again.
 * `conflict`: this game is being played elsewhere. `trouble`: a bot does not answer; look again. `netless`: a bot's net
 * could not be read, and it plays by rules of thumb for now.
 */
export type News =
  | { readonly news: 'steps'; readonly from: number; readonly to: number }
  | { readonly news: 'conflict' }
  | { readonly news: 'thinking'; readonly seat: Seat }
  | { readonly news: 'trouble'; readonly seat: Seat }
  | { readonly news: 'netless'; readonly seat: Seat };

/** Why the host refused a request. */
export type Denial =
  | { readonly denied: 'refused'; readonly refusal: Refusal }
  /** Another seat decides now, or nobody does. */
  | { readonly denied: 'idle' }
  /** A step of the draft is not in notation, or names something that this table does not have. Steps count from 0. */
  | { readonly denied: 'unreadable'; readonly step: number }
  /** Every step can be played, but the turn needs more of them. */
  | { readonly denied: 'incomplete' }
  /** It would say something about a hand that is hidden from others at the table. */
  | { readonly denied: 'secret' }
  /** The game has moved on from the position this was meant for. Nothing was stored. */
  | { readonly denied: 'conflict' };
