import { editions } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import type { Kind, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { playGame } from './arena.ts';
import { bystander } from './bystander.ts';
import type { Policy } from './policy.ts';
import { policyNames } from './policyNames.ts';
import { random } from './random.ts';
import { findPolicy } from './registry.ts';

const tables: readonly Table[] = editions.flatMap((edition) =>
  edition.seats
    .filter((seats) => seats > 1)
    .map((seats) => {
      const table = makeTable(edition, { seats });
      if (!table.ok) throw new Error(JSON.stringify(table.fault));
      return table.value;
    }),
);

const nameOf = ({ edition, seats }: Table): string => `${edition.slug}, ${seats} seats`;

/** What can end a turn, and what cannot be avoided. */
const idle: readonly Kind[] = ['pass', 'discard', 'draw', 'forfeit'];

const kindsDone = (table: Table, others: Policy): ReadonlySet<Kind> => {
  const done = new Set<Kind>();
  const witness: Policy = {
    ...bystander,
    choose(decision) {
      const action = bystander.choose(decision);
      if (decision.legal.some(({ kind }) => kind === 'pass')) expect(action.kind).toBe('pass');
      done.add(action.kind);
      return action;
    },
  };
  const rest = Array.from({ length: table.seats - 1 }, () => others);
  playGame(table, [witness, ...rest], seedOf('nobody'));
  return done;
};

describe('the bystander', () => {
  // The arena refuses an action that was not offered.
  it.each(tables.map((table) => [nameOf(table), table] as const))('%s: does nothing but pass', (_, table) => {
    for (const others of [bystander, random]) {
      const done = kindsDone(table, others);
      expect(done).toContain('pass');
      expect([...done].filter((kind) => !idle.includes(kind))).toEqual([]);
    }
  });

  it('can be found by name, but is not offered as an opponent', () => {
    expect(findPolicy('bystander')).toBe(bystander);
    expect(policyNames).not.toContain('bystander');
  });
});
