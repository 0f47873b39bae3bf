import type { Attempt, Foresight } from '@coalbrook/desk';
import type { Action, CardId, Refusal, Seat } from '@coalbrook/rules';
import type { Denial, Hint } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';
import type { SeenThought } from './seenThoughts.ts';
import type { LeaveOrder } from './tablePort.ts';

/** A table as screens use it. What cannot be done there is denied; the snapshot tells what can. */
export interface Session {
  readonly snapshot: GameSnapshot;
  /** No seat is played on this screen. */
  readonly isWatching: boolean;
  subscribe(listener: () => void): () => void;
  /** Adds actions to the unfinished turn as one step. */
  choose(actions: readonly Action[]): Refusal | undefined;
  /** An action, combined with as many of the cards as it asks for. */
  paidWith(action: Action, cards: readonly CardId[]): readonly Action[];
  undo(): void;
  redo(): void;
  /** Ends the turn, or continues where something hidden is revealed. */
  commit(): Promise<Refusal | undefined>;
  /** The unfinished turn in notation. */
  readonly texts: readonly string[];
  /** Leaves a turn of the viewer to be played when it comes, instead of the order that is known here. No steps remove it. */
  readonly leaveOrder: LeaveOrder;
  /** Takes back the end of a turn that could not be sent yet. */
  withdraw(): void;
  /** The consequences of an action, paid with these cards if it takes any; undefined if it cannot be chosen. */
  foresee(action: Action, cards?: readonly CardId[]): Foresight | undefined;
  whyNot(attempt: Attempt): Refusal | undefined;
  /** Asks a bot that does not answer again. */
  askAgain(): Promise<void>;
  /** Gives a bot's seat to another policy. */
  replaceBot(seat: Seat, policy: string): Promise<void>;
  /** The next person has taken the device. */
  take(seat: Seat): Promise<void>;
  /** Shows the table after `seq` entries; undefined returns to the present. */
  goTo(seq: number | undefined): Promise<void>;
  /** Shows the position as scored at the end of an era that an entry ended. */
  goToCount(seq: number): Promise<void>;
  /** Stops telling and shows the present. */
  skip(): void;
  /** Pauses or resumes telling; `step` tells one more. */
  pause(isPaused: boolean): void;
  step(): void;
  setPace(milliseconds: number): void;
  /** What the bot of a seat considered among the entries from one number up to another, which is not included. */
  thoughts(seat: Seat, from: number, to: number): Promise<readonly SeenThought[] | Denial>;
  /** What the viewer could do after the unfinished turn. */
  hint(): Promise<Hint | Denial>;
  /** The whole game as the text of a file. */
  save(): Promise<string>;
  /** What proves the draws of a finished game, as the text of a file; undefined if there is nothing to prove. */
  proof(): Promise<string | undefined>;
  /** Stores a copy that goes on after `seq` entries, and returns its id. */
  takeBack(seq: number): Promise<string | undefined>;
  /** Continues in this tab although another one has the game. */
  takeOver(): Promise<void>;
  close(): void;
}
