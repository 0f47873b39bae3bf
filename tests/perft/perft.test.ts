import { editions, findEdition } from '@coalbrook/editions';
import { makeAction, openDraft } from '@coalbrook/record';
import type { Position } from '@coalbrook/record';
import { beginGame, legalActions, makeTable, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { perft } from '../../apps/cli/src/perft.ts';
import { acceptedActions } from './acceptedActions.ts';
import { positions } from './positions.ts';
import type { Perft } from './positions.ts';

const SEED = seedOf(1);

const open = ({ draft, edition = '', seats, options }: Perft): Position => {
  if (draft) {
    const position = openDraft(draft);
    if (!position.ok) throw new Error(JSON.stringify(position.fault));
    return position.value;
  }
  const table = makeTable(findEdition(edition) ?? editions[0], { seats: seats ?? 0, options: options ?? [] });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return { table: table.value, state: beginGame(table.value) };
};

describe.each(positions)('perft: $name', (position) => {
  const { table, state } = open(position);

  it('has known counts', () => {
    expect(perft(table, state, SEED, position.counts.length).counts).toEqual(position.counts);
  });

  it('has the same counts with the slow list', () => {
    expect(perft(table, state, SEED, 1, acceptedActions).counts).toEqual(position.counts.slice(0, 1));
  });
});

describe('counts made by hand', () => {
  it('at the start for four: 31 canals, 5 developments, a loan, scouting and passing, besides builds', () => {
    const { table, state } = open({ name: '', seats: 4, counts: [] });
    const kinds = perft(table, state, SEED, 1).divided.map(({ action }) => action.kind);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(['network', 'develop', 'loan', 'scout', 'pass', 'sell'].map(count)).toEqual([31, 5, 1, 1, 1, 0]);
  });

  it('a poor seat: one canal, one sale, a loan, scouting and passing', () => {
    const poor = positions.find(({ name }) => name.startsWith('poor'));
    if (!poor) throw new Error('no such position');
    const { table, state } = open(poor);
    expect(legalActions(table, state).map((action) => makeAction(table, action))).toEqual([
      'network stoke-stone',
      'sell stoke#1 to warrington#1',
      'loan 30',
      'scout',
      'pass',
    ]);
  });

  it('at the Lancashire start: no link without a network, 5 developments, three loans and passing, besides builds', () => {
    const { table, state } = open({ name: '', edition: 'lancashire', seats: 4, counts: [] });
    const kinds = perft(table, state, SEED, 1).divided.map(({ action }) => action.kind);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(['network', 'develop', 'loan', 'pass', 'sell', 'double'].map(count)).toEqual([0, 5, 3, 1, 0, 0]);
  });

  it('a poor seat in Lancashire: 7 mines with cards, 16 mines and 7 ports with two, 4 canals, 5 developments, a sale, two loans, passing', () => {
    const poor = positions.find(({ name }) => name.startsWith('poor spinners'));
    if (!poor) throw new Error('no such position');
    const { table, state } = open(poor);
    const legal = legalActions(table, state).map((action) => makeAction(table, action));
    const count = (pattern: RegExp): number => legal.filter((line) => pattern.test(line)).length;
    expect(
      [/^build .* coal/, /^double .* coal/, /^double .* port/, /^network/, /^develop/, /^sell/, /^loan/, /^pass/].map(
        count,
      ),
    ).toEqual([7, 16, 7, 4, 5, 1, 2, 1]);
    expect(legal).toHaveLength(43);
  });
});
