import type { Frame } from '@coalbrook/desk';
import type { GameEvent, Seat, Table, View } from '@coalbrook/rules';
import type { BotTrouble, LoggedStep, Sheet } from '@coalbrook/wire';

/**
 * What the board shows.
 * `live`: the table as it is, with the unfinished turn. `telling`: what others did, step by step. `past`: somewhere in the history.
 */
export interface Shown {
  readonly mode: 'live' | 'telling' | 'past';
  readonly view: View;
  /** Entries that have happened here. */
  readonly seq: number;
  /** What led from the view shown before to this one, where they are neighbours; otherwise nothing. */
  readonly events: readonly GameEvent[];
  /** The table as it was counted when an era ended by the entry that follows. */
  readonly isCount?: boolean;
}

/** `pending`: the draft was sent to be kept. `failed`: it could not be kept, and is only here. */
export type DraftStatus = 'kept' | 'pending' | 'failed';

/** Everything the page knows of the game it is at. Never changed, only replaced. */
export interface GameSnapshot {
  readonly sheet: Sheet;
  readonly table: Table;
  /** Everything that happened, as the viewer may know it. */
  readonly steps: readonly LoggedStep[];
  readonly frame: Frame;
  readonly shown: Shown;
  /** The person to whom the device must be handed before going on; undefined where nobody else looks. */
  readonly handTo: Seat | undefined;
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** The bot that does not answer. */
  readonly trouble: BotTrouble | undefined;
  /** Whether the unfinished turn would survive a reload. */
  readonly keeping: DraftStatus;
  /** The game goes on in another tab. */
  readonly isElsewhere: boolean;
  /**
   * How fast others' turns are told: a simple step is shown this long, in milliseconds, and one of which there is more
   * to read longer; 0 shows only the end.
   */
  readonly pace: number;
  readonly isPaused: boolean;
  /** A copy of a game to plan ahead on: nothing of it counts. */
  readonly isSketch: boolean;
  /** The last position in which somebody was about to choose an action, as the viewer sees it. */
  readonly shareable?: View | undefined;
}
