import type { Attempt, Foresight, Frame } from '@coalbrook/desk';
import type { Action, CardId, GameEvent, Refusal, Seat, Table, View } from '@coalbrook/rules';
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
export type Keeping = 'kept' | 'pending' | 'failed';

/** Everything the page knows of the game it is at. Never changed, only replaced. */
export interface Play {
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
  readonly keeping: Keeping;
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

/** One game on this device, as the page talks to it. */
export interface Session {
  readonly play: Play;
  subscribe(listener: () => void): () => void;
  /** Adds actions to the unfinished turn as one step. */
  choose(actions: readonly Action[]): Refusal | undefined;
  /** An action as one step with a card, where it asks for one to be spent. */
  paidWith(action: Action, card: CardId | undefined): readonly Action[];
  undo(): void;
  redo(): void;
  /** Ends the turn, or goes on where something hidden is revealed. */
  commit(): Promise<Refusal | undefined>;
  /** What would come of an action, if a card were spent for it where it takes any; undefined where it cannot be chosen. */
  foresee(action: Action, card?: CardId): Foresight | undefined;
  whyNot(attempt: Attempt): Refusal | undefined;
  /** Asks the bot again that does not answer. */
  askAgain(): Promise<void>;
  /** Lets another policy play the seat of a bot. */
  replaceBot(seat: Seat, policy: string): Promise<void>;
  /** The next person has taken the device. */
  take(seat: Seat): Promise<void>;
  /** Shows the table after so many entries; undefined returns to the present. */
  goTo(seq: number | undefined): Promise<void>;
  /** Shows the table as it was counted when an era ended by an entry. */
  goToCount(seq: number): Promise<void>;
  /** Tells no more, and shows the table as it is. */
  skip(): void;
  /** Lets what is being told wait, or go on; `step` tells one more. */
  pause(isPaused: boolean): void;
  step(): void;
  setPace(milliseconds: number): void;
  /** The whole game as a file. */
  save(): Promise<string>;
  /** Goes on in this tab although another one has the game. */
  takeOver(): Promise<void>;
  close(): void;
}
