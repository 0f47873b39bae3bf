import type { HoursOff } from '@coalbrook/time';
import type { TableClock } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { Clocks, shownClock } from './clocks.ts';
import {
  readClock,
  readHoursOf,
  readLate,
  readRunningClocks,
  readTimedGames,
  writeDue,
  writeHours,
} from './storedClock.ts';
import type { StoredClock } from './storedClock.ts';
import { Uptime } from './uptime.ts';

/** Late games that are looked at together. */
const MOST_LATE = 50;

/** Everything about the time of turns on one node. */
export class TimeKeeper {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  readonly #uptime: Uptime;
  readonly clocks: Clocks;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#uptime = new Uptime(database, now);
    this.clocks = new Clocks(() => this.#uptime.outages);
  }

  async open(game: string, { seq, actor }: { readonly seq: number; readonly actor: number }): Promise<void> {
    const clock = await this.#note(game);
    if (!clock || clock.isPaused || clock.due !== undefined) return;
    // The first turn of a game that was begun elsewhere follows no move here.
    const since = this.#now();
    const due = this.clocks.dueOf({ ...clock, actor, since });
    if (due === undefined) return;
    await writeDue(this.#database, game, seq, since, due);
    await this.#note(game);
  }

  close(game: string): void {
    this.clocks.forget(game);
  }

  shown(game: string): TableClock | undefined {
    return this.clocks.shown(game, this.#now());
  }

  /** The clock of any game, from the database. */
  read(game: string): Promise<StoredClock | undefined> {
    return readClock(this.#database, game);
  }

  /** A clock that was read, as everybody sees it, or that after a later move that is known here. */
  latest(game: string, read: StoredClock): TableClock {
    return shownClock(this.clocks.latest(game, read), this.#now());
  }

  /** Keeps a person's hours off. They count from the next turn on. */
  hoursOf(person: string): Promise<HoursOff | undefined> {
    return readHoursOf(this.#database, person);
  }

  async keepHours(person: string, hours: HoursOff): Promise<void> {
    const games = await this.#database.transaction(async (queries) => {
      await writeHours(queries, person, hours);
      const held = await readTimedGames(queries, person);
      await queries.announce('table', held);
      return held;
    });
    await this.reread(games);
  }

  /** Reads the clocks of games anew that are open here, or of all that are. */
  async reread(games: readonly string[] = this.clocks.games): Promise<void> {
    for (const game of games) if (this.clocks.has(game) && !(await this.#note(game))) this.clocks.forget(game);
  }

  /** When the seat that decides must have moved; 0 if it need not. */
  dueOf(clock: StoredClock): number {
    return this.clocks.dueOf(clock) ?? 0;
  }

  /** Games whose time is up. */
  late(): Promise<readonly string[]> {
    return readLate(this.#database, this.#now(), MOST_LATE);
  }

  /** This node is up. The time since the last sign of life of any is given back to whoever was to move. */
  async begin(): Promise<readonly string[]> {
    return (await this.#uptime.begin()) ? this.#giveBack() : [];
  }

  /** Says that this node is still up. If none was for a while, that time is given back, too. */
  async beat(): Promise<readonly string[]> {
    return (await this.#uptime.beat()) ? this.#giveBack() : [];
  }

  /** This node begins to stop: if it is the last one, nobody's time runs from now on. */
  end(): Promise<void> {
    return this.#uptime.end();
  }

  /** Moves what is due after an outage. Returns the games in which that has changed. */
  async #giveBack(): Promise<readonly string[]> {
    const credited: string[] = [];
    for (const { game, clock } of await readRunningClocks(this.#database)) {
      const due = this.clocks.dueOf(clock);
      if (clock.due === undefined || due === undefined || due === clock.due) continue;
      await writeDue(this.#database, game, clock.seq, clock.since, due);
      if (this.clocks.has(game)) this.clocks.set(game, { ...clock, due });
      credited.push(game);
    }
    return credited;
  }

  async #note(game: string): Promise<StoredClock | undefined> {
    const clock = await readClock(this.#database, game);
    if (clock) this.clocks.set(game, clock);
    return clock;
  }
}
