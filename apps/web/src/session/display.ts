import type { GameEvent } from '@coalbrook/rules';

import type { Shown } from './gameSnapshot.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import type { TablePort } from './tablePort.ts';
import { weightOf } from './tellable.ts';
import { browserClock, Telling } from './telling.ts';
import { viewOf } from './viewOf.ts';

/** Decides what the board shows: the present, what others did, or the past. */
export class Display {
  readonly #store: SnapshotStore;
  readonly #port: TablePort;
  readonly #telling: Telling<Shown>;
  /** Number of requests to show something, so that an outdated one is dropped. */
  #visits = 0;

  constructor(store: SnapshotStore, port: TablePort) {
    this.#store = store;
    this.#port = port;
    this.#telling = new Telling(
      browserClock,
      store.now.pace,
      (told) => store.change({ shown: told ?? this.live([]) }),
      ({ events }) => weightOf(events),
    );
  }

  /** What has not been told yet. */
  get untold(): readonly Shown[] {
    return this.#telling.rest;
  }

  tell(things: readonly Shown[]): void {
    this.#telling.tell(things);
  }

  /** Drops what has not been told yet. */
  stopTelling(): void {
    this.#telling.close();
  }

  /** The present, as the viewer sees it. */
  live(events: readonly GameEvent[], frame = this.#store.now.frame): Shown {
    return { mode: 'live', view: viewOf(this.#store.now.table, frame.cells), seq: frame.seq, events };
  }

  /** Returns to the present. */
  return(): void {
    this.#visits++;
    this.#telling.skip();
    if (this.#store.now.shown.mode !== 'live') this.#store.change({ shown: this.live([]) });
  }

  async goTo(seq: number | undefined): Promise<void> {
    const visit = ++this.#visits;
    if (seq === undefined) {
      this.#telling.close();
      this.#store.change({ shown: this.live([]) });
      return;
    }
    const [cells] = await this.#port.views(this.#store.now.frame.viewer, seq, seq);
    const { shown, steps } = this.#store.now;
    this.#showPast(visit, seq, cells, shown.seq === seq - 1 ? (steps[seq]?.events ?? []) : []);
  }

  async goToCount(seq: number): Promise<void> {
    const visit = ++this.#visits;
    const cells = await this.#port.counted(this.#store.now.frame.viewer, seq);
    this.#showPast(visit, seq, cells, [], true);
  }

  skip(): void {
    this.#telling.skip();
  }

  pause(isPaused: boolean): void {
    this.#telling.pause(isPaused);
    this.#store.change({ isPaused });
  }

  step(): void {
    this.#telling.step();
  }

  setPace(pace: number): void {
    if (pace === this.#store.now.pace) return;
    this.#store.change({ pace });
    this.#telling.setPace(pace);
  }

  /** Shows a moment of the past, unless something else was requested meanwhile. */
  #showPast(
    visit: number,
    seq: number,
    cells: Int16Array | undefined,
    events: readonly GameEvent[],
    isCount = false,
  ): void {
    if (!cells || visit !== this.#visits || this.#store.isClosed) return;
    this.#telling.close();
    const view = viewOf(this.#store.now.table, cells);
    this.#store.change({ shown: { mode: 'past', view, seq, events, isCount } });
  }
}
