import { openDraft } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { acceptedActions, perft } from './perft.ts';
import { positions } from './positions.ts';

describe.each(positions.filter(({ draft }) => draft))('perft at length: $name', ({ draft, counts }) => {
  it('counts the same two decisions deep with the slow list', () => {
    const position = openDraft(draft);
    if (!position.ok) throw new Error(JSON.stringify(position.fault));
    const { table, state } = position.value;
    expect(perft(table, state, seedOf(1), 2, acceptedActions)).toBe(counts[1]);
  });
});
