import { follow, openGame } from '@coalbrook/record';
import type { Divergence, Entry, Game, GameRecord, Header, Played } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Action, GameEvent, Result, Seat, State, Table } from '@coalbrook/rules';
import { changesBetween } from '@coalbrook/wire';
import type { SentStep } from '@coalbrook/wire';

import { History, WORD } from './history.ts';

/** Bytes of an entry besides the characters of its text. */
const WORDS_OF_ENTRY = 15;

/** Entries that still have to be written. */
interface Ahead {
  /** The position before them. */
  readonly before: State;
  readonly played: Played[];
  readonly steps: SentStep[];
}

/** A game with its history: the entries already written, and those played since that still have to be. */
export class CommittedGame {
  readonly history: History;
  readonly #game: Game;
  #ahead: Ahead | undefined;

  private constructor(game: Game, setUp: readonly GameEvent[]) {
    this.#game = game;
    this.history = new History(game.table, game.state, setUp);
  }

  /** Opens a game with its stored entries. */
  static open(header: Header, entries: readonly Entry[]): Result<CommittedGame, Divergence> {
    const setUp: GameEvent[] = [];
    const opened = openGame(header, (event) => setUp.push(event));
    if (!opened.ok) return fail({ seq: -1, kind: 'input', fault: opened.fault });
    const game = new CommittedGame(opened.value, setUp);
    const fault = game.follow(entries);
    return fault ? fail(fault) : done(game);
  }

  get table(): Table {
    return this.#game.table;
  }

  /** The position after all written entries, to be read at once. Must not be changed. */
  get now(): State {
    return this.#ahead?.before ?? this.#game.state;
  }

  /** The position after all played entries. Must not be changed. */
  get ahead(): State {
    return this.#game.state;
  }

  /** Entries that must be written before anybody is notified. */
  get unwritten(): readonly Entry[] {
    return this.#game.entries.slice(this.history.length);
  }

  /** The number of decisions so far. */
  get decisions(): number {
    return this.#game.entries.filter(({ who }) => who !== 'chance').length;
  }

  /** Bytes of everything that grows with the game. */
  get bytes(): number {
    const { entries } = this.#game;
    const characters = entries.reduce((sum, { what, check }) => sum + what.length + check.length, 0);
    return this.history.bytes + characters + entries.length * WORDS_OF_ENTRY * WORD;
  }

  play(action: Action): void {
    this.#add(action, (tell) => this.#game.play(action, tell));
  }

  draw(drawn: readonly number[]): void {
    // Whoever drew may use the list again.
    this.#add([...drawn], (tell) => this.#game.draw(drawn, tell));
  }

  #add(played: Played, play: (tell: (event: GameEvent) => void) => void): void {
    const { state, entries } = this.#game;
    const ahead = (this.#ahead ??= { before: state.copy(), played: [], steps: [] });
    const before = state.cells.slice();
    const events: GameEvent[] = [];
    play((event) => events.push(event));
    const { seq, who } = entries[entries.length - 1];
    ahead.played.push(played);
    ahead.steps.push({ seq, who, events, changes: changesBetween(before, state.cells) });
  }

  /** Marks everything played as written, and returns what happened. */
  confirm(): readonly SentStep[] {
    const { played = [], steps = [] } = this.#ahead ?? {};
    this.history.add(played, this.#game.state);
    this.#ahead = undefined;
    return steps;
  }

  /** Plays entries that were written elsewhere. After a divergence the game is unusable. */
  follow(entries: readonly Entry[]): Divergence | undefined {
    for (const entry of entries) {
      const played = follow(this.#game, entry);
      if (!played.ok) return played.fault;
      this.history.add([played.value], this.#game.state);
    }
    return undefined;
  }

  /** Whether the written entries from `seq` on begin with these actions of a seat. */
  hasPlayed(seat: Seat, seq: number, actions: readonly string[]): boolean {
    if (actions.length === 0 || seq + actions.length > this.history.length) return false;
    return actions.every((action, index) => {
      const { who, what } = this.#game.entries[seq + index];
      return who === seat && what === action;
    });
  }

  /** Whether everything played is written. */
  get isWritten(): boolean {
    return this.#ahead === undefined;
  }

  /** Whether this is the last written entry. */
  endsWith({ seq, check }: Entry): boolean {
    return seq === this.history.length - 1 && check === this.#game.entries[seq].check;
  }

  /** Whether entries continue this game. */
  isContinuedBy(entries: readonly Entry[]): boolean {
    const { length } = this.history;
    if (!this.isWritten || entries.length < length) return false;
    return length === 0 || entries[length - 1].check === this.#game.entries[length - 1].check;
  }

  /** Whether entries are only a prefix of what is written here. */
  isAheadOf(entries: readonly Entry[]): boolean {
    const { length } = entries;
    if (length >= this.history.length) return false;
    return length === 0 || entries[length - 1].check === this.#game.entries[length - 1].check;
  }

  /** The written part as a record. */
  record(): GameRecord {
    const { header, entries } = this.#game.record();
    return { header, entries: entries.slice(0, this.history.length) };
  }
}
