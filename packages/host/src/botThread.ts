/** What a thread does in which bots think. They see only views. */

import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import { legalActions, State } from '@coalbrook/rules';
import type { Seed, Table, View } from '@coalbrook/rules';

import { policyOf } from './localBots.ts';

/** A decision, without anything hidden from the seat. */
export interface BotQuestion {
  readonly id: number;
  readonly policy: string;
  /** The id of the game, whose table is made once. */
  readonly game: string;
  readonly header: Omit<Header, 'position'>;
  /** The cells of the seat's view. */
  readonly cells: Int16Array;
  readonly count: number;
  readonly seed: Seed;
}

/** The index of the chosen action in the list of legal actions. */
export type BotChoice =
  | { readonly id: number; readonly index: number }
  | { readonly id: number; readonly failed: string };

/** Making a table takes longer than most decisions. */
const MOST_TABLES = 50;

/** Answers questions one by one, and remembers the tables of recent games. */
export class BotThread {
  readonly #tables = new Map<string, Table>();

  answer(question: BotQuestion): BotChoice {
    try {
      return { id: question.id, index: this.#choose(question) };
    } catch (error) {
      return { id: question.id, failed: String(error) };
    }
  }

  #choose(question: BotQuestion): number {
    const table = this.#tableOf(question);
    const view = new State(table.layout) as View;
    view.cells.set(question.cells);
    const legal = legalActions(table, view);
    const { policy, count, seed } = question;
    return legal.indexOf(policyOf(policy).choose({ table, view, legal, count, seed }));
  }

  #tableOf({ game, header }: BotQuestion): Table {
    const known = this.#tables.get(game);
    if (known) return known;
    const table = tableOf(header);
    if (!table.ok) throw new Error(`no table: ${table.fault.at} ${table.fault.problem}`);
    if (this.#tables.size >= MOST_TABLES) this.#tables.clear();
    this.#tables.set(game, table.value);
    return table.value;
  }
}
