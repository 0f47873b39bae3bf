import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { bankAfter, dueAt } from '@coalbrook/time';
import type { HoursOff, Interval, Stops } from '@coalbrook/time';
import type { TableClock } from '@coalbrook/wire/online';

import { makeClock } from './storedClock.ts';
import type { StoredClock } from './storedClock.ts';

/** A move from one number of entries to another, who made it, and whom the table waits for then. */
export interface Moved {
  readonly seq: number;
  readonly next: number;
  readonly who: Seat | 'chance';
  readonly actor: number;
}

/** The clocks of the games that are open on this node. Games without a time control have none. */
export class Clocks {
  readonly #running = new Map<string, StoredClock>();
  readonly #late = new Map<string, number>();
  readonly #outages: () => readonly Interval[];

  /** `outages` are the times when no server was up. */
  constructor(outages: () => readonly Interval[]) {
    this.#outages = outages;
  }

  /** The games whose clocks are known here. */
  get games(): readonly string[] {
    return [...this.#running.keys()];
  }

  has(game: string): boolean {
    return this.#running.has(game);
  }

  /** What the database says, unless a later move is known: it may have been read before that was written. */
  latest(game: string, read: StoredClock): StoredClock {
    const known = this.#running.get(game);
    const isLater = !known || read.line > known.line || (read.line === known.line && read.seq >= known.seq);
    return isLater ? read : known;
  }

  /** Notes what the database says. */
  set(game: string, clock: StoredClock): void {
    this.#running.set(game, this.latest(game, clock));
  }

  /** The game is not open here any more. */
  forget(game: string): void {
    this.#running.delete(game);
  }

  /** The clock as everybody at the table sees it. */
  shown(game: string, at: number): TableClock | undefined {
    const clock = this.#running.get(game);
    return clock && shownClock(clock, at);
  }

  /** Makes the move of a game that follows so many entries because time is up. */
  async makeLate(game: string, seq: number, move: () => Promise<unknown>): Promise<void> {
    this.#late.set(game, seq);
    try {
      await move();
    } finally {
      this.#late.delete(game);
    }
  }

  /** What is stored of the clock of a game; empty without one. */
  textOf(game: string): string {
    const clock = this.#running.get(game);
    return clock ? makeClock(clock) : '';
  }

  /** The clock after a move; undefined without one. */
  after(game: string, { seq, next: after, who, actor }: Moved, at: number): StoredClock | undefined {
    const clock = this.#running.get(game);
    if (!clock) return undefined;
    const { control, since } = clock;
    const late = this.#late.get(game) === seq ? [...clock.late, seq] : clock.late;
    const banks = clock.banks.map((bank, seat) =>
      seat === who && clock.people[seat] ? bankAfter(control, bank, since, at, this.#stopsOf(clock, seat)) : bank,
    );
    const next = { ...clock, seq: after, banks, late, since: at, actor, pauses: [], voted: undefined };
    return { ...next, due: this.dueOf(next) };
  }

  /** When the seat that decides must have moved; undefined if no person does. */
  dueOf(clock: StoredClock): number | undefined {
    const { control, actor, banks, since, people, isPaused } = clock;
    if (isPaused || actor === NOBODY || !people[actor]) return undefined;
    return dueAt(control, banks[actor] ?? 0, since, this.#stopsOf(clock, actor));
  }

  #stopsOf({ off, pauses }: StoredClock, seat: number): Stops {
    const hours: HoursOff | undefined = off[seat];
    return { outages: [...this.#outages(), ...pauses], ...(hours ? { off: hours } : {}) };
  }
}

export const shownClock = ({ control, banks, late, since, due }: StoredClock, at: number): TableClock => ({
  control,
  banks,
  late,
  since,
  at,
  ...(due === undefined ? {} : { due }),
});
