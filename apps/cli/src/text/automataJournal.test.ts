import { playGame, random } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { namesOf } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { priorityBot } from '../../../../samples/priorities.ts';
import { journalist } from './journalist.ts';

const tableFor = (automata: readonly string[], options: readonly string[] = []): Table => {
  const table = makeTable(birmingham, { seats: 1, automata, options });
  if (!table.ok) throw new Error('no table');
  return table.value;
};

/** Joins wrapped lines. */
const paragraphs = (lines: readonly string[]): readonly string[] =>
  lines.reduce<string[]>((all, line) => {
    if (/^ {3}/.test(line) && all.length > 0) all[all.length - 1] += ` ${line.trim()}`;
    else all.push(line.trim());
    return all;
  }, []);

describe.each([
  ['one automaton', tableFor(['eadweard:normal'])],
  ['two automata', tableFor(['eadweard:hard', 'emily:easy'], ['varying-order'])],
])('the journal with %s', (_, solo) => {
  it.each([random, priorityBot])('names the card of every automaton turn, without prices ($name)', (policy) => {
    let turns = 0;
    const journal = journalist(solo, namesOf(solo));
    const lines: string[] = [];
    for (let game = 0; game < 5; game++) {
      playGame(solo, [policy], seedOf(game), (event) => {
        if (event.event === 'turnBegan' && solo.automata[event.seat]) turns++;
        lines.push(...journal.tell(event));
      });
    }
    const told = paragraphs(lines).filter((text) => /^E\w+ +(turns over|follows)/.test(text));
    expect(told).toHaveLength(turns);
    for (const text of told) {
      expect(text).toMatch(/^\w+ +(turns over|follows the corner of) card \d+/);
      expect(text).not.toMatch(/undefined|NaN|(for|at|of) £|£\d+ (each|in all)|\.\.|; ;|: ;/);
    }
  });
});
