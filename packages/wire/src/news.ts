import type { Refusal, Seat } from '@coalbrook/rules';

import type { BotTrouble, SentStep } from './look.ts';
import type { Sitter } from './sheet.ts';

/** What a page is told about an open table, as far as whoever looked last may know it. */
export type News =
  /** Entries were written; the first has the number `from`. */
  | {
      readonly news: 'steps';
      readonly viewer: Seat;
      readonly from: number;
      readonly steps: readonly SentStep[];
      readonly actor: Seat;
    }
  /** Somebody else has changed the viewer's unfinished turn, which follows `seq` entries: another page or device. */
  | { readonly news: 'draft'; readonly viewer: Seat; readonly seq: number; readonly draft: readonly string[] }
  /** A bot was replaced. */
  | { readonly news: 'sitters'; readonly sitters: readonly Sitter[] }
  /** From this entry on, something was not told, or is not any more as it was told; -1 for everything. Look again. */
  | { readonly news: 'changed'; readonly from: number }
  /** This game is being played elsewhere. */
  | { readonly news: 'conflict' }
  | { readonly news: 'thinking'; readonly seat: Seat }
  /** A bot does not answer. */
  | { readonly news: 'trouble'; readonly trouble: BotTrouble }
  /** A bot's net could not be read, and it plays by rules of thumb for now. */
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
