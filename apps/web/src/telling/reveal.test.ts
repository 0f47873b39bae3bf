import type { DistantId, GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep, Sitter } from '@coalbrook/wire';
import type { JournalItem } from '@coalbrook/words';
import { expect, test } from 'vitest';

import type { JournalLine } from '../journal/journalWriter.ts';
import { deedAt, lastReveal } from './reveal.ts';

const sitter = (kind: Sitter['kind']): Sitter => ({ kind, name: kind, policy: '', figure: '', colour: '' });
const sitters = [sitter('person'), sitter('bot')];
const [me, bot] = [0, 1] as Seat[];

const moved = (seat: Seat): GameEvent => ({
  event: 'distantMoved',
  seat,
  tile: 0 as DistantId,
  space: 2,
  income: 1,
  closed: false,
});
const step = (seq: number, ...events: readonly GameEvent[]): LoggedStep => ({ seq, who: 'chance', events });

test('lastReveal finds what chance brings a person, not what it brings others', () => {
  expect(lastReveal([], sitters)).toBeUndefined();
  expect(lastReveal([step(4, moved(bot))], sitters)).toBeUndefined();
  expect(lastReveal([step(3, { event: 'passed', seat: me }), step(4, moved(me)), step(5)], sitters)).toBe(4);
});

test('deedAt gives the sentence of an entry', () => {
  const item = (text: string, seat?: Seat): JournalItem =>
    ({ kind: 'deed', text, seat, goesOn: false, sites: [], links: [], places: [] }) as unknown as JournalItem;
  const lines: readonly JournalLine[] = [
    { item: item('Round 1'), from: 0, to: 9 },
    { item: item('builds', me), from: 0, to: 2 },
    { item: item('sells abroad', me), from: 2, to: 5 },
    { item: item('passes', bot), from: 5, to: 6 },
  ];
  expect(deedAt(lines, 4)).toEqual({ seat: me, text: 'sells abroad', index: 2 });
  expect(deedAt(lines, 8)).toBeUndefined();
});
