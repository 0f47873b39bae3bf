import { seedOfSeat } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import { legalActions, mask, seedOf } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';

/**
 * What the bot is asked whose turn it is at a position, after so many decisions in a game with this seed. The same
 * question always gets the same answer.
 */
export const botDecision = (table: Table, position: State, count: number, seed: string): Decision => {
  const { actor } = position;
  const view = mask(table, position, actor);
  return { table, view, legal: legalActions(table, view), count, seed: seedOfSeat(seedOf(seed), actor) };
};
