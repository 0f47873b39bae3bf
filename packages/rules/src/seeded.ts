import { requestOf } from './chance.ts';
import { pick } from './noise.ts';
import type { Seed } from './noise.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** The counters reserved for the draws of one request. */
const STRIDE = 64;

/**
 * An answer to the open request. Of what is left in the urn, in the order of kinds, each draw takes the piece with the
 * number that `choose` returns for their count.
 */
export const drawBy = (table: Table, state: State, choose: (count: number) => number): number[] => {
  const request = requestOf(table, state);
  if (!request) throw new Error('chance was not asked');
  const left = Array.from(request.urn.counts(table, state));
  let total = 0;
  for (const count of left) total += Math.max(0, count);
  if (total < request.count) throw new Error('the urn is hidden or holds too little');
  const drawn: number[] = [];
  while (drawn.length < request.count) {
    let ticket = choose(total--);
    let kind = 0;
    while (ticket >= left[kind]) ticket -= left[kind++];
    left[kind]--;
    drawn.push(kind);
  }
  return drawn;
};

/**
 * A reproducible answer to the open request. It depends only on the seed, the number of earlier requests
 * and the contents of the urn.
 */
export const seededDraw = (table: Table, state: State, seed: Seed): number[] => {
  let counter = state.draws * STRIDE;
  return drawBy(table, state, (count) => pick(seed, counter++, count));
};
