import { requestOf } from './chance.ts';
import { pick } from './noise.ts';
import type { Seed } from './noise.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Room for the draws of one request between two counters. */
const STRIDE = 64;

/**
 * A reproducible answer to the open request: it depends on the seed, on how many requests came before,
 * and on what is left in the urn, and on nothing else.
 */
export const seededDraw = (table: Table, state: State, seed: Seed): number[] => {
  const request = requestOf(table, state);
  if (!request) throw new Error('chance was not asked');
  const left = Array.from(request.urn.counts(table, state));
  let total = left.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: request.count }, (_, index) => {
    let ticket = pick(seed, state.draws * STRIDE + index, total);
    const kind = left.findIndex((count) => (ticket -= count) < 0);
    left[kind]--;
    total--;
    return kind;
  });
};
