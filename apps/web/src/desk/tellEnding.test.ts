import { editions } from '@coalbrook/editions';
import { questionOf, tryOut } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { english, namesOf } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { decisionsOf, tableFor } from './fixtures.ts';
import { tellEnding } from './tellEnding.ts';
import type { Tale } from './tellEnding.ts';

it.each(editions)('$slug: a game that began with a position tells a turn like one from the start', (edition) => {
  const table = tableFor(edition);
  const names = namesOf(table);
  let count = 0;
  for (const { state, action, events } of decisionsOf(table, 'endings')) {
    if (questionOf(state) !== 'action' || count++ % 3 !== 0) continue;
    const end: GameEvent[] = [];
    tryOut(table, state.copy(), action, (event) => end.push(event));
    const told = (tale: Tale): readonly string[] =>
      tellEnding(table, names, english, tale, end).map((sentence) => sentence.replace(/^then /, ''));
    expect(told({ from: state.copy(), events: [] })).toEqual(told({ from: undefined, events }));
  }
});
