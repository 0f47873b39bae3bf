import type { Frame } from '@coalbrook/desk';
import type { GameEvent, Seat, Table, View } from '@coalbrook/rules';
import type { BotTrouble, LoggedStep, Sheet } from '@coalbrook/wire';
import type { LeftOrder } from '@coalbrook/wire/online';

import type { Capabilities } from './capabilities.ts';

/**
 * What the board shows.
 * `live`: the table with the unfinished turn. `telling`: what others did, step by step. `past`: in the history.
 */
export interface Shown {
  readonly mode: 'live' | 'telling' | 'past';
  readonly view: View;
  /** Number of entries before this view. */
  readonly seq: number;
  /** The events between the previously shown view and this one if they are adjacent, else empty. */
  readonly events: readonly GameEvent[];
  /** The position as scored at the end of an era, which the next entry ends. */
  readonly isCount?: boolean;
}

/** Everything the page knows about its game. Immutable. */
export interface GameSnapshot extends Capabilities {
  readonly sheet: Sheet;
  readonly table: Table;
  /** Everything that happened, as far as the viewer may know it. */
  readonly steps: readonly LoggedStep[];
  readonly frame: Frame;
  readonly shown: Shown;
  /** The person to hand the device to before play continues, if any. */
  readonly handTo: Seat | undefined;
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** The bot that does not answer. */
  readonly trouble: BotTrouble | undefined;
  /** A bot has played without its net, which could not be read. */
  readonly isNetless?: boolean | undefined;
  /** The unfinished turn could not be stored and exists only in this page. Stays until a later one is stored. */
  readonly isDraftUnstored: boolean;
  /** The turn was ended. Unsent, it waits for a connection and can be withdrawn; sent, only the server can answer. */
  readonly sending?: 'unsent' | 'sent' | undefined;
  /** The game is open in another tab. */
  readonly isElsewhere: boolean;
  /**
   * How long a simple step of others is shown, in milliseconds; steps with more to read take longer,
   * and 0 shows only the result.
   */
  readonly pace: number;
  readonly isPaused: boolean;
  /** The people at the table have paused the game: nothing can be played until somebody resumes. */
  readonly isAdjourned?: boolean | undefined;
  /** What the viewer has left to be played when their turn comes, or what could not be played in this turn. */
  readonly order?: LeftOrder | undefined;
  /** The turn has been ended and is held: it is not played, and can be undone. */
  readonly isHeld?: boolean | undefined;
  /** The turn is complete, and ending it only has it checked: it will be held. */
  readonly isToBeHeld?: boolean | undefined;
  /** A copy of a game to plan ahead on; nothing in it counts. */
  readonly isSketch: boolean;
  /** The last position in which an action was to be chosen, as the viewer sees it. */
  readonly shareable?: View | undefined;
}
