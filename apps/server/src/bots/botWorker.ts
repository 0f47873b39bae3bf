/** A worker thread in which bots think. They see only views. */

import { parentPort } from 'node:worker_threads';

import { findPolicy, policies } from '@coalbrook/bots';
import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import { legalActions, State } from '@coalbrook/rules';
import type { Seed, Table, View } from '@coalbrook/rules';

/** A decision, without anything hidden from the seat. */
export interface BotQuestion {
  readonly id: number;
  readonly policy: string;
  readonly game: string;
  readonly header: Header;
  readonly cells: Int16Array;
  readonly count: number;
  readonly seed: Seed;
}

/** The index of the chosen action in the list of legal actions. */
export type BotChoice =
  | { readonly id: number; readonly index: number }
  | { readonly id: number; readonly failed: string };

/** Tables of recent games; making one takes longer than most decisions. */
const MOST_TABLES = 50;
const tables = new Map<string, Table>();

const tableFor = ({ game, header }: BotQuestion): Table => {
  const known = tables.get(game);
  if (known) return known;
  const table = tableOf(header);
  if (!table.ok) throw new Error('no table');
  if (tables.size >= MOST_TABLES) tables.clear();
  tables.set(game, table.value);
  return table.value;
};

const choose = (question: BotQuestion): number => {
  const table = tableFor(question);
  const view = new State(table.layout) as View;
  view.cells.set(question.cells);
  const legal = legalActions(table, view);
  // A game may name a policy that no longer exists; the last one is the strongest.
  const policy = findPolicy(question.policy) ?? policies[policies.length - 1];
  const { count, seed } = question;
  return legal.indexOf(policy.choose({ table, view, legal, count, seed }));
};

parentPort?.on('message', (question: BotQuestion) => {
  let choice: BotChoice;
  try {
    choice = { id: question.id, index: choose(question) };
  } catch (error) {
    choice = { id: question.id, failed: String(error) };
  }
  parentPort?.postMessage(choice);
});
