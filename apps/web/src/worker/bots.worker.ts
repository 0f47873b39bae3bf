/** Runs the bots, away from the page and the host. They see only views. */

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

const answer = (request: BotRequest): number => {
  const table = tableFor(request);
  const view = new State(table.layout) as View;
  view.cells.set(request.cells);
  const legal = legalActions(table, view);
  // A stored game may name a policy that no longer exists; the last one is the strongest.
  const policy = findPolicy(request.policy) ?? policies[policies.length - 1];
  const { count, seed } = request;
  return legal.indexOf(policy.choose({ table, view, legal, count, seed }));
};

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  let reply: BotReply;
  try {
    reply = { id: data.id, index: answer(data) };
  } catch (error) {
    reply = { id: data.id, failed: textOf(error) };
  }
  self.postMessage(reply);
});
