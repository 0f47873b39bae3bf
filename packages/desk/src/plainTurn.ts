import type { Action, CardId, Refusal, Seat, Table } from '@coalbrook/rules';
import type { Denial, SeatView } from '@coalbrook/wire';

import type { Attempt } from './attempt.ts';
import { DraftTurn } from './draftTurn.ts';
import type { Foresight, Frame } from './frame.ts';
import type { SeatTurn } from './seatTurn.ts';

/** Sends a whole turn, which follows `seq` entries, to the host. */
export type SendTurn = (seat: Seat, seq: number, draft: readonly string[]) => Promise<Denial | undefined>;

/** A turn for clients that show nothing but the present: it is drafted on the host's view and sent at once. */
export class PlainTurn implements SeatTurn {
  readonly table: Table;
  readonly isLive = true;
  readonly sending = undefined;
  readonly #send: SendTurn;
  readonly #listeners = new Set<() => void>();
  #turn: DraftTurn;

  constructor(table: Table, view: SeatView, send: SendTurn) {
    this.table = table;
    this.#send = send;
    this.#turn = DraftTurn.open(table, view);
  }

  get frame(): Frame {
    return this.#turn.frame;
  }

  /** Shows the table as it is now: after a commit, and whenever others have played. */
  show(view: SeatView): void {
    this.#turn = DraftTurn.open(this.table, view);
    this.#tell();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  choose(actions: readonly Action[]): Refusal | undefined {
    const refusal = this.#turn.choose(actions);
    if (!refusal) this.#tell();
    return refusal;
  }

  paidWith(action: Action, cards: readonly CardId[]): readonly Action[] {
    return this.#turn.paidWith(action, cards);
  }

  foresee(action: Action, cards?: readonly CardId[]): Foresight | undefined {
    return this.#turn.foresee(action, cards);
  }

  whyNot(attempt: Attempt): Refusal | undefined {
    return this.#turn.whyNot(attempt);
  }

  undo(): void {
    if (this.#turn.undo()) this.#tell();
  }

  redo(): void {
    if (this.#turn.redo()) this.#tell();
  }

  async commit(): Promise<Refusal | undefined> {
    const { seq, viewer } = this.frame;
    const denial = await this.#send(viewer, seq, this.#turn.texts);
    return denial?.denied === 'refused' ? denial.refusal : undefined;
  }

  withdraw(): void {
    // A turn is sent at once.
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
