import { follow, openGame } from '@coalbrook/record';
import type { Divergence, Entry, Game, GameRecord, Header, Played } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Action, GameEvent, Result, State, Table } from '@coalbrook/rules';

import { History, WORD } from './history.ts';

/** What an entry needs beside the characters of its texts. */
const WORDS_OF_ENTRY = 15;

/** A game with its history: what is written down for good, and what was played on from there and still has to be. */
export class CommittedGame {
  readonly history: History;
  readonly #game: Game;
  #unwritten: Played[] = [];
  #now: State;

  private constructor(game: Game, setUp: readonly GameEvent[]) {
    this.#game = game;
    this.history = new History(game.table, game.state, setUp);
    this.#now = game.state.copy();
  }

  /** A game with what is stored of it. */
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
    return this.#game.entries.slice(this.history.length);
  }

  /** How many decisions were made. */
  get decisions(): number {
    return this.#game.entries.filter(({ who }) => who !== 'chance').length;
  }

  /** Bytes of everything kept that grows with the game. */
  get bytes(): number {
    const { entries } = this.#game;
    const characters = entries.reduce((sum, { what, check }) => sum + what.length + check.length, 0);
    return this.history.bytes + characters + entries.length * WORDS_OF_ENTRY * WORD;
  }

  play(action: Action): void {
    this.#game.play(action);
    this.#unwritten.push(action);
  }

  draw(drawn: readonly number[]): void {
    this.#game.draw(drawn);
    // Whoever drew may use the list again.
    this.#unwritten.push([...drawn]);
  }

  /** Everything that was played is written now. */
  confirm(): void {
    this.history.add(this.#unwritten, this.#game.state);
    this.#unwritten = [];
    this.#now = this.#game.state.copy();
  }

  /** Plays entries on that were written elsewhere. After a divergence the game is of no use any more. */
  follow(entries: readonly Entry[]): Divergence | undefined {
    for (const entry of entries) {
      const played = follow(this.#game, entry);
      if (!played.ok) return played.fault;
      this.history.add([played.value], this.#game.state);
    }
    this.#now = this.#game.state.copy();
    return undefined;
  }

  /** Whether entries go on where this game ends. */
  isContinuedBy(entries: readonly Entry[]): boolean {
    const { length } = this.history;
    if (this.#unwritten.length > 0 || entries.length < length) return false;
    return length === 0 || entries[length - 1].check === this.#game.entries[length - 1].check;
  }

  /** Whether entries are only an earlier part of what is written here. */
  isAheadOf(entries: readonly Entry[]): boolean {
    const { length } = entries;
    if (length >= this.history.length) return false;
    return length === 0 || entries[length - 1].check === this.#game.entries[length - 1].check;
  }

  /** What is written. */
  record(): GameRecord {
    const { header, entries } = this.#game.record();
    return { header, entries: entries.slice(0, this.history.length) };
  }
}
