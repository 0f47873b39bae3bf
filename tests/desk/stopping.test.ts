import { DraftTurn } from '@coalbrook/desk';
import { findEdition } from '@coalbrook/editions';
import { legalActions } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { endingAt, stoppingAt } from '../../packages/desk/src/stopping.ts';
import { decisionsOf, tableFor } from './decisions.ts';

const birmingham = findEdition('birmingham');
if (!birmingham) throw new Error('no edition');
const table = tableFor(birmingham);

it('offers what could begin after an action that could go on, unless its end completes the turn', () => {
  const found = { open: 0, complete: 0, none: 0 };
  for (const { view, legal } of decisionsOf(table, 'stopping')) {
    const turn = new DraftTurn(table, view, { seq: 0, viewer: view.actor, actor: view.actor });
    const stopping = stoppingAt(table, turn, turn.frame);
    const ending = endingAt(turn, turn.frame);
    const stop = legal.find(({ kind }) => kind === 'stop');
    if (!stop) {
      expect([stopping, ending]).toEqual([undefined, undefined]);
      found.none++;
      continue;
    }
    turn.choose([stop]);
    const isOpen = turn.stage === 'open';
    expect(stopping?.offers.map(({ action }) => action)).toEqual(isOpen ? legalActions(table, turn.state) : undefined);
    expect(ending).toEqual(isOpen ? undefined : stop);
    found[isOpen ? 'open' : 'complete']++;
    for (const key of stopping?.lit ?? []) expect(stopping?.offers.some(({ keys }) => keys.has(key))).toBe(true);
    if (stopping) expect([...stopping.lit].every((key) => /^(site|link):/.test(key))).toBe(true);
  }
  expect(Math.min(found.open, found.complete, found.none)).toBeGreaterThan(0);
});
