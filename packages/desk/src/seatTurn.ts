import type { Action, CardId, Refusal, Table } from '@coalbrook/rules';

import type { Attempt } from './attempt.ts';
import type { Foresight, Frame } from './frame.ts';

/** The turn of a seat, and the game that it belongs to: all that a desk asks of its environment while somebody plays. */
export interface SeatTurn {
  readonly table: Table;
  /** The table as the player sees it now. The same object until something changes. */
  readonly frame: Frame;
  /** Whether the player can act: the present is in front of them, and nobody else has the game. */
  readonly isLive: boolean;
  /** The turn was ended. Unsent, it can be withdrawn; sent, only the host can answer. */
  readonly sending: 'unsent' | 'sent' | undefined;
  /** Hears of every change of the above. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** Adds actions to the unfinished turn as one step. */
  choose(actions: readonly Action[]): Refusal | undefined;
  /** An action, combined with as many of the cards as it asks for. */
  paidWith(action: Action, cards: readonly CardId[]): readonly Action[];
  /** The consequences of an action, paid with these cards if it takes any; undefined if it cannot be chosen. */
  foresee(action: Action, cards?: readonly CardId[]): Foresight | undefined;
  whyNot(attempt: Attempt): Refusal | undefined;
  undo(): void;
  redo(): void;
  /** Ends the turn, or continues where something hidden is revealed. */
  commit(): Promise<Refusal | undefined>;
  /** Takes back the end of a turn that could not be sent yet. */
  withdraw(): void;
}
