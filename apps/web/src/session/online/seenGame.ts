import { isOver } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { withChanges } from '@coalbrook/wire';
import type { BotTrouble, LoggedStep } from '@coalbrook/wire';
import { packCells, unpackCells } from '@coalbrook/wire/online';
import type { OnlineLook, OnlineNews, PackedCells } from '@coalbrook/wire/online';

import { viewOf } from '../viewOf.ts';
import type { KeptStep } from './tableKeeper.ts';

type StepsNews = Extract<OnlineNews, { readonly news: 'steps' }>;

/** A game as one viewer sees it, put together from what a server sends. What does not fit changes nothing. */
export class SeenGame {
  readonly viewer: Seat;
  readonly table: Table;
  /** The set-up comes first. */
  #steps: readonly LoggedStep[] = [];
  /** Cells after a number of entries, as far as they are known. */
  readonly #views = new Map<number, Int16Array>();
  #actor: Seat;
  #trouble: BotTrouble | undefined;

  constructor(table: Table, viewer: Seat) {
    this.table = table;
    this.viewer = viewer;
    this.#actor = viewer;
  }

  /** The number of entries so far; -1 if nothing is known yet. */
  get seq(): number {
    return this.#steps.length - 1;
  }

  get steps(): readonly LoggedStep[] {
    return this.#steps;
  }

  get actor(): Seat {
    return this.#actor;
  }

  /** The bot that does not answer. */
  get trouble(): BotTrouble | undefined {
    return this.#trouble;
  }

  /** Cells after a number of entries; undefined if they are not known here. */
  viewAt(seq: number): Int16Array | undefined {
    return this.#views.get(seq);
  }

  /** The game is over: nothing is hidden any more, also of what was seen before. */
  get isOver(): boolean {
    const cells = this.#views.get(this.seq);
    return cells !== undefined && isOver(viewOf(this.table, cells));
  }

  /**
   * How many steps to name as known when asking for more: all but one, which shows whether it is the same game. When
   * the game is over, everything is asked for once more.
   */
  get since(): number {
    return this.isOver ? 0 : Math.max(0, this.#steps.length - 1);
  }

  /** Takes what the server says about the present, with the steps after the first `since`. */
  take({ seq, viewer, cells, actor, trouble, steps }: OnlineLook, since: number): boolean {
    const known = since > 0 ? this.#steps[since] : undefined;
    if (known && JSON.stringify(known) !== JSON.stringify(steps[0])) return false;
    const all = [...this.#steps.slice(0, since), ...steps];
    const isWhole = all.length === seq + 1 && all.every((step, index) => step.seq === index - 1);
    const unpacked = unpackCells(cells, this.table.layout.length);
    if (viewer !== this.viewer || !isWhole || !unpacked || !this.#isSeat(actor)) return false;
    if (trouble && !this.#isSeat(trouble.seat)) return false;
    if (since === 0) this.#views.clear();
    this.#steps = all;
    this.#views.set(seq, unpacked);
    this.#actor = actor;
    this.#trouble = trouble;
    return true;
  }

  /** Takes new entries, which must follow the last. */
  follow({ from, steps, actor }: StepsNews): boolean {
    const before = this.#views.get(this.seq);
    if (from !== this.seq || !before || !this.#isSeat(actor)) return false;
    const views: Int16Array[] = [];
    for (const [index, { seq, changes }] of steps.entries()) {
      const cells = withChanges(views.at(-1) ?? before, changes);
      if (!cells || seq !== from + index) return false;
      views.push(cells);
    }
    views.forEach((cells, index) => this.#views.set(from + index + 1, cells));
    this.#steps = [...this.#steps, ...steps.map(({ changes: _changes, ...step }) => step)];
    this.#actor = actor;
    this.#trouble = undefined;
    return true;
  }

  /** A bot does not answer, or thinks again. False if there is no such seat. */
  hear(trouble: BotTrouble | undefined, seat = trouble?.seat): boolean {
    if (seat === undefined || seat < 0 || !this.#isSeat(seat)) return false;
    this.#trouble = trouble;
    return true;
  }

  /** Takes views of the past, the first of them after `from` entries. */
  fill(from: number, packed: readonly PackedCells[]): boolean {
    const views = packed.map((cells) => unpackCells(cells, this.table.layout.length));
    if (views.length === 0 || views.includes(undefined) || from + views.length - 1 > this.seq) return false;
    views.forEach((cells, index) => {
      if (cells && from + index < this.seq) this.#views.set(from + index, cells);
    });
    return true;
  }

  /** Steps and views as they are kept on this device, from one step to another. */
  kept(from: number, to: number): readonly KeptStep[] {
    return this.#steps.slice(from, to + 1).map((step, index) => {
      const cells = this.#views.get(from + index);
      return { step, ...(cells ? { cells: packCells(cells) } : {}) };
    });
  }

  /** Takes views that were kept. */
  restore(kept: readonly KeptStep[]): void {
    kept.forEach(({ cells }, seq) => {
      if (cells !== undefined) this.fill(seq, [cells]);
    });
  }

  #isSeat(seat: Seat): boolean {
    return seat >= -1 && seat < this.table.seats;
  }
}
