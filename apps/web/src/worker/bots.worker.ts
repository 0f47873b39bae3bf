/** Where bots think, away from the page and from the host. They see views only. */

import { findPolicy, policies } from '@coalbrook/bots';
import { tableOf } from '@coalbrook/record';
import { legalActions, State } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

import { textOf } from '../session/failures.ts';
import type { BotRequest, BotReply } from './botMessages.ts';

let known: { readonly game: string; readonly table: Table } | undefined;

const tableFor = ({ game, header }: BotRequest): Table => {
  if (known?.game === game) return known.table;
  const table = tableOf(header);
  if (!table.ok) throw new Error(`no table: ${table.fault.at} ${table.fault.problem}`);
  known = { game, table: table.value };
  return table.value;
};

const solve = (puzzle: BotRequest): number => {
  const table = tableFor(puzzle);
  const view = new State(table.layout) as View;
  view.cells.set(puzzle.cells);
  const legal = legalActions(table, view);
  // A game may outlive the policy that it was begun with; the last one is the best there is.
  const policy = findPolicy(puzzle.policy) ?? policies[policies.length - 1];
  const { count, seed } = puzzle;
  return legal.indexOf(policy.choose({ table, view, legal, count, seed }));
};

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  let solution: BotReply;
  try {
    solution = { id: data.id, index: solve(data) };
  } catch (error) {
    solution = { id: data.id, failed: textOf(error) };
  }
  self.postMessage(solution);
});
