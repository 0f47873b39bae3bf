import { findPolicy, seedOfSeat } from '@coalbrook/bots';
import type { Decision, Policy } from '@coalbrook/bots';
import { Game, makeAction } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { botNames, show } from '@coalbrook/referee';
import {
  awaitsChance,
  describe,
  isOver,
  legalActions,
  mask,
  maskEvent,
  seededDraw,
  standings,
  State,
} from '@coalbrook/rules';
import type { Action, Description, GameEvent, Seat, Seed, Table } from '@coalbrook/rules';
import { english, namesOf, tellJournal } from '@coalbrook/words';
import type { Journal, JournalItem } from '@coalbrook/words';

import { netsFor } from './nets.ts';
import { Refused } from './refused.ts';
import { lookUp } from './statements.ts';

/** Who plays, and by what chance. */
export interface StudyWish {
  readonly seat: Seat;
  /** The policy of all other people’s seats. */
  readonly opponents: string;
  readonly seed: Seed;
}

/** A game that one reader plays against bots, and follows through their own eyes only. */
export class StudyGame {
  readonly table: Table;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly #game: Game;
  readonly #seed: Seed;
  readonly #opponent: Policy;
  readonly #journal: Journal;
  readonly #view: State;
  #untold: string[] = [];
  #decisions = 0;

  private constructor(game: Game, { seat, seed }: StudyWish, opponent: Policy, from: State | undefined) {
    const { table } = game;
    this.table = table;
    this.seat = seat;
    this.names = namesOf(table);
    this.#game = game;
    this.#seed = seed;
    this.#opponent = opponent;
    this.#journal = tellJournal(table, this.names, english, from);
    this.#view = new State(table.layout);
  }

  /** Begins, or goes on from where a game is; plays until the reader must decide. */
  static async open(game: Game | Table, wish: StudyWish): Promise<StudyGame> {
    const table = game instanceof Game ? game.table : game;
    const opponent = findPolicy(wish.opponents, await netsFor(table));
    if (!opponent) throw new Refused(`There is no bot ${show(wish.opponents)}; there are ${botNames.join(', ')}.`);
    const events: GameEvent[] = [];
    const begun = game instanceof Game ? game : new Game(table, (event) => void events.push(event));
    const opened = new StudyGame(begun, wish, opponent, game instanceof Game ? game.state : undefined);
    for (const event of events) opened.#tell(event);
    opened.#playOthers();
    return opened;
  }

  get isOver(): boolean {
    return isOver(this.#game.state);
  }

  /** What the reader could do now, in notation. */
  get legal(): readonly string[] {
    return this.isOver ? [] : legalActions(this.table, this.#game.state).map((one) => makeAction(this.table, one));
  }

  /** What the reader knows. */
  get position(): Description {
    return describe(this.table, mask(this.table, this.#game.state, this.seat));
  }

  /** Hidden cards included: for questions about the reader’s own actions. */
  get state(): State {
    return this.#game.state;
  }

  /** The reader’s decision, as a bot would get it. */
  get decision(): Decision {
    const view = mask(this.table, this.#game.state, this.seat);
    const seed = seedOfSeat(this.#seed, this.seat);
    return { table: this.table, view, legal: legalActions(this.table, view), count: this.#decisions, seed };
  }

  get record(): GameRecord {
    return this.#game.record();
  }

  /** Who has won, and the others. */
  get places(): readonly string[] {
    return standings(this.table, this.#game.state).map(
      ({ rank, seat, points }) => `${rank}. ${this.names[seat]}: ${points}`,
    );
  }

  /** What the rules of this game say about something. */
  lookUp(question: string): readonly string[] {
    return lookUp(this.table.edition.slug, this.table.automata.length > 0, question);
  }

  /** Plays a legal action of the reader, and everybody else until the reader must decide again. */
  play(action: Action): void {
    this.#play(action);
    this.#playOthers();
  }

  /** What has happened since it was last asked. */
  takeNews(): readonly string[] {
    this.#untold.push(...this.#journal.flush().map((item) => this.#say(item)));
    const news = this.#untold;
    this.#untold = [];
    return news;
  }

  #playOthers(): void {
    const { table, state } = this.#game;
    while (!isOver(state)) {
      if (awaitsChance(state)) {
        this.#game.draw(seededDraw(table, state, this.#seed), (event) => this.#tell(event));
        continue;
      }
      if (state.actor === this.seat) return;
      const view = mask(table, state, state.actor, this.#view);
      const seed = seedOfSeat(this.#seed, state.actor);
      const legal = legalActions(table, view);
      this.#play(this.#opponent.choose({ table, view, legal, count: this.#decisions, seed }));
    }
  }

  #play(action: Action): void {
    this.#decisions++;
    this.#game.play(action, (event) => this.#tell(event));
  }

  #tell(event: GameEvent): void {
    const items = this.#journal.note([maskEvent(event, this.seat)]);
    this.#untold.push(...items.map((item) => this.#say(item)));
  }

  #say({ seat, text }: JournalItem): string {
    return seat === undefined ? text : `${this.names[seat]} ${text}`;
  }
}
