import { openDraft } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { perft } from '../../apps/cli/src/perft.ts';
import { acceptedActions } from './acceptedActions.ts';
import { positions } from './positions.ts';

describe.each(positions.filter(({ draft }) => draft))('perft at length: $name', ({ draft, counts }) => {
  it('has the same counts at depth 2 with the slow list', () => {
    const position = openDraft(draft);
    if (!position.ok) throw new Error(JSON.stringify(position.fault));
    const { table, state } = position.value;
    expect(perft(table, state, seedOf(1), 2, acceptedActions).counts).toEqual(counts.slice(0, 2));
  });
});
