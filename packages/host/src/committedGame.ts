import { follow, openGame } from '@coalbrook/record';
import type { Divergence, Entry, Game, GameRecord, Header } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Action, GameEvent, Result, State, Table, Tell } from '@coalbrook/rules';

import { History } from './history.ts';

interface Unwritten {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  readonly cells: Int16Array;
  readonly counted: Int16Array | undefined;
}

/** A game with its history: what is written down for good, and what was played on from there and still has to be. */
export class Chronicle {
  readonly history: History;
  readonly #game: Game;
  #unwritten: Unwritten[] = [];
  #now: State;

  private constructor(game: Game, setUp: readonly GameEvent[]) {
    this.#game = game;
    this.history = new History(game.table, game.state, setUp);
    this.#now = this.history.stateAt(0);
  }

  /** A game with what is stored of it. */
  static open(header: Header, entries: readonly Entry[]): Result<Chronicle, Divergence> {
    const setUp: GameEvent[] = [];
    const game = openGame(header, (event) => setUp.push(event));
    if (!game.ok) return fail({ seq: -1, kind: 'input', fault: game.fault });
    const chronicle = new Chronicle(game.value, setUp);
    const fault = chronicle.follow(entries);
    return fault ? fail(fault) : done(chronicle);
  }

  get table(): Table {
    return this.#game.table;
  }

  /** The position after everything that is written. Must not be changed. */
  get now(): State {
    return this.#now;
  }

  /** The position after everything that was played. Must not be changed. */
  get ahead(): State {
    return this.#game.state;
  }

  /** Entries that must be written before anybody hears of them. */
  get unwritten(): readonly Entry[] {
    return this.#unwritten.map(({ entry }) => entry);
  }

  /** How many decisions were made. */
  get decisions(): number {
    return this.#game.entries.filter(({ who }) => who !== 'chance').length;
  }

  play(action: Action): void {
    this.#note((tell) => this.#game.play(action, tell));
  }

  draw(drawn: readonly number[]): void {
    this.#note((tell) => this.#game.draw(drawn, tell));
  }

  /** Everything that was played is written now. */
  confirm(): void {
    for (const { entry, events, cells, counted } of this.#unwritten) {
      this.history.note({ seq: entry.seq, who: entry.who, events }, cells, counted);
    }
    this.#unwritten = [];
    this.#now = this.history.stateAt(this.history.length);
  }

  /** Plays entries on that were written elsewhere. After a divergence the chronicle is of no use any more. */
  follow(entries: readonly Entry[]): Divergence | undefined {
    for (const entry of entries) {
      let fault: Divergence | undefined;
      this.#note((tell) => {
        const outcome = follow(this.#game, entry, tell);
        if (!outcome.ok) fault = outcome.fault;
      });
      if (fault) return fault;
    }
    this.confirm();
    return undefined;
  }

  /** Whether entries go on where this chronicle ends. */
  isContinuedBy(entries: readonly Entry[]): boolean {
    const { length } = this.history;
    if (this.#unwritten.length > 0 || entries.length < length) return false;
    return length === 0 || entries[length - 1].check === this.#game.entries[length - 1].check;
  }

  /** What is written. */
  record(): GameRecord {
    const { header, entries } = this.#game.record();
    return { header, entries: entries.slice(0, this.history.length) };
  }

  #note(act: (tell: Tell) => void): void {
    const events: GameEvent[] = [];
    const { state, entries } = this.#game;
    const { length } = entries;
    let counted: Int16Array | undefined;
    act((event) => {
      events.push(event);
      if (event.event === 'eraEnded') counted = state.cells.slice();
    });
    const entry = this.#game.entries[length];
    if (entry) this.#unwritten.push({ entry, events, cells: state.cells.slice(), counted });
  }
}
