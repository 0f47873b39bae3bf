import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { measureTurns } from './automata.ts';

describe('the turns of automata', () => {
  it('are timed per draw', () => {
    const table = makeTable(birmingham, { seats: 1, automata: ['eadweard:normal'] });
    if (!table.ok) throw new Error('no table');
    // Every timed draw takes one tick of this clock, so a turn takes as many ticks as cards are turned over.
    let moments = 0;
    const turn = measureTurns(() => moments++, table.value, 1);
    expect(turn).toBeGreaterThanOrEqual(1);
    expect(turn).toBeLessThan(2);
  });
});
