import { editions } from '@coalbrook/editions';
import { mask, seedOf, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { appraisal } from '../evaluation/appraise.ts';
import { redeal } from '../search/redeal.ts';
import { randomPositions, tableFor } from '../testing.ts';
import { Encoder } from './encoder.ts';

const tables = editions.flatMap((edition) =>
  edition.seats.map((seats) => ({ name: `${edition.slug} for ${seats}`, table: tableFor(edition, seats) })),
);

describe.each(tables)('the encoder of $name', ({ table }) => {
  const encoder = new Encoder(table);
  const encodingOf = (state: State) => {
    encoder.encode(state, state.actor);
    return [Array.from(encoder.active.subarray(0, encoder.present)), Array.from(encoder.figures), encoder.estimate];
  };
  const positions = randomPositions(table, 'encoder');

  it('reads nothing that the seat cannot see', () => {
    for (const state of positions) {
      const view = mask(table, state, state.actor);
      const seen = encodingOf(view);
      for (const deal of ['one', 'two']) {
        expect(encodingOf(redeal(table, view, state.actor, seedOf(deal), new State(table.layout)))).toEqual(seen);
      }
    }
  });

  it('names each feature once, and none that does not exist', () => {
    for (const state of positions) {
      encoder.encode(state, state.actor);
      const present = encoder.active.subarray(0, encoder.present);
      expect(new Set(present).size).toBe(present.length);
      expect(Math.max(...present)).toBeLessThan(encoder.features);
    }
  });

  it('tells the estimate that nets add to', () => {
    for (const state of positions) {
      encoder.encode(state, state.actor);
      const parts = appraisal(table, state, state.actor);
      expect(encoder.estimate).toBeCloseTo(
        parts.reduce((sum, part) => sum + part, 0),
        6,
      );
    }
  });
});

describe('the encoder', () => {
  const table = tableFor(editions[0]);
  const [state] = randomPositions(table, 'change');
  const encoder = new Encoder(table);
  const featuresOf = (position: State): string => {
    encoder.encode(position, state.actor);
    return encoder.active.subarray(0, encoder.present).join();
  };
  const changes: Readonly<Record<string, (copy: State) => void>> = {
    'money of the seat': (copy) => copy.money[state.actor]++,
    'a market': (copy) => copy.market[0]--,
    'a link': (copy) => (copy.linkOwner[3] = state.actor),
    'the owner of a link': (copy) => (copy.linkOwner[3] = copy.order[copy.order[0] === state.actor ? 1 : 0]),
    'a barrel': (copy) => (copy.barrel[0] = 1 - copy.barrel[0]),
    'a tile of the mat': (copy) => copy.mat[state.actor * table.tiles.length]--,
  };

  it.each(Object.keys(changes))('sees %s change', (name) => {
    const copy = state.copy();
    changes[name](copy);
    expect(featuresOf(copy)).not.toBe(featuresOf(state));
  });
});
