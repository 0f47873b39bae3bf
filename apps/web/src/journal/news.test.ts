import { expect, test } from 'vitest';

import type { JournalLine } from './journalWriter.ts';
import { newsIn } from './news.ts';

const line = (text: string, seat = 1): JournalLine =>
  ({ item: { kind: 'deed', text, seat, goesOn: false }, from: 0, to: 1 }) as unknown as JournalLine;
const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => line(text));
const usual = { isQuiet: false, isGrowing: false, isKnown: () => false };
const texts = (some: readonly JournalLine[]): string => some.map(({ item }) => item.text).join('');

test('every new line is read out once, however many there are', () => {
  const [heard, news] = newsIn(lines, { ...usual, heard: 1 });
  expect(texts(news)).toBe('bcdef');
  expect(newsIn(lines, { ...usual, heard })).toEqual([6, []]);
});

test('a line that may still grow is read out when it is whole', () => {
  const [heard, news] = newsIn(lines, { ...usual, heard: 4, isGrowing: true });
  expect(texts(news)).toBe('e');
  expect(texts(newsIn(lines, { ...usual, heard })[1])).toBe('f');
});

test('a look at the past is no news, nor is the way back from it', () => {
  const [heard, news] = newsIn(lines.slice(0, 2), { ...usual, heard: 6, isQuiet: true });
  expect([heard, news]).toEqual([6, []]);
  expect(newsIn(lines, { ...usual, heard })).toEqual([6, []]);
});

test('what somebody did themselves is not told to them again', () => {
  const both = [line('mine', 0), line('theirs')];
  expect(texts(newsIn(both, { ...usual, heard: 0, isKnown: ({ item }) => item.seat === 0 })[1])).toBe('theirs');
});

test('after a turn was taken back, what happens instead is news', () => {
  const [heard] = newsIn(lines.slice(0, 3), { ...usual, heard: 6 });
  expect(texts(newsIn([...lines.slice(0, 3), line('x')], { ...usual, heard })[1])).toBe('x');
});
