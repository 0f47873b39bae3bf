import { DraftTurn } from '@coalbrook/desk';
import type { Attempt, Foresight, Frame } from '@coalbrook/desk';
import { questionOf } from '@coalbrook/rules';
import type { Action, CardId, Refusal, View } from '@coalbrook/rules';
import type { SeatView } from '@coalbrook/wire';

import type { Display } from './display.ts';
import { reportFailure } from './failures.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import type { TablePort } from './tablePort.ts';
import { viewOf } from './viewOf.ts';

/** A tab that only follows has no decisions. */
const withoutDecisions = (frame: Frame): Frame => ({
  ...frame,
  stage: frame.stage === 'over' ? 'over' : 'waiting',
  legal: [],
  canUndo: false,
  canRedo: false,
});

/** The unfinished turn: drafted here, stored by the host. */
export class Drafting {
  readonly #store: SnapshotStore;
  readonly #display: Display;
  readonly #port: TablePort;
  readonly #onDenied: () => void;
  #turn: DraftTurn;
  /** Number of drafts sent to be stored. */
  #sent = 0;

  /** `onDenied` is called when the host refuses to store a draft. */
  constructor(store: SnapshotStore, display: Display, port: TablePort, turn: DraftTurn, onDenied: () => void) {
    this.#store = store;
    this.#display = display;
    this.#port = port;
    this.#turn = turn;
    this.#onDenied = onDenied;
  }

  /** The turn as it stands here. */
  get turn(): Pick<DraftTurn, 'frame' | 'texts'> {
    return this.#turn;
  }

  /** Another tab has the game, or the turn is on its way. */
  get #isFixed(): boolean {
    return this.#store.now.isElsewhere || this.#store.now.sending !== undefined;
  }

  choose(actions: readonly Action[]): Refusal | undefined {
    if (this.#isFixed) return undefined;
    this.#display.return();
    const refusal = this.#turn.choose(actions);
    if (!refusal) this.#show();
    return refusal;
  }

  undo(): void {
    if (this.#isFixed) return;
    this.#display.return();
    if (this.#turn.undo()) this.#show();
  }

  redo(): void {
    if (this.#isFixed) return;
    this.#display.return();
    if (this.#turn.redo()) this.#show();
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

  /** The current frame. The draft made here stays while the position is the same, unless the stored one is wanted. */
  frameOf(seen: SeatView, isElsewhere: boolean, isStoredWanted: boolean): Frame {
    const { seq, viewer } = this.#turn.frame;
    const isSame = seq === seen.seq && viewer === seen.viewer;
    if (!isSame || isElsewhere || isStoredWanted) this.#turn = DraftTurn.open(this.#store.now.table, seen);
    return isElsewhere ? withoutDecisions(this.#turn.frame) : this.#turn.frame;
  }

  /** The last position that the viewer could share. */
  shareable(frame: Frame): View | undefined {
    const { table, frame: before, shareable } = this.#store.now;
    const view = viewOf(table, frame.cells);
    if (questionOf(view) === 'action') return view;
    return frame.viewer === before.viewer ? shareable : undefined;
  }

  /** Shows the changed draft and sends it to be stored. */
  #show(): void {
    const { frame } = this.#turn;
    const tried = frame.draft.slice(this.#store.now.frame.draft.length).flatMap(({ events }) => events);
    const shown = this.#display.live(tried, frame);
    this.#store.change({ frame, shown, shareable: this.shareable(frame) });
    this.#keep(frame);
  }

  #keep({ seq, viewer }: Frame): void {
    const sent = ++this.#sent;
    // Listeners redraw the whole table, so they hear of a stored draft only if the last one was not stored.
    const settle = (isDraftUnstored: boolean): void => {
      const isNews = isDraftUnstored !== this.#store.now.isDraftUnstored;
      if (sent === this.#sent && isNews) this.#store.change({ isDraftUnstored });
    };
    this.#port.keepDraft(viewer, seq, this.#turn.texts).then(
      (denial) => {
        settle(denial !== undefined);
        if (denial) this.#onDenied();
      },
      (error: unknown) => {
        settle(true);
        reportFailure(error);
      },
    );
  }
}
