import type { Attempt, Foresight } from '@coalbrook/desk';
import type { Action, CardId, Refusal, Seat } from '@coalbrook/rules';

import type { GameSnapshot } from './gameSnapshot.ts';

/** One game on this device, as the page talks to it. */
export interface Session {
  readonly snapshot: GameSnapshot;
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
