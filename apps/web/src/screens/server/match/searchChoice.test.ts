import { editions } from '@coalbrook/editions';
import { expect, it } from 'vitest';

import { botChoices, fitting, missingPart, offeredSizes, readChoice } from './searchChoice.ts';

const [first] = editions.map(({ slug }) => slug);

it('what was searched for last is offered again, and nothing that cannot be searched for', () => {
  const usual = readChoice('', 'Ada');
  expect(missingPart(usual)).toBeUndefined();
  const slow = { editions: [first], seats: [3], pace: 'slow', isRated: true };
  expect(readChoice(JSON.stringify(slow), 'Ada')).toEqual({ ...slow, name: 'Ada', botsAfter: undefined });
  const damaged = { editions: ['gone'], seats: [17, '3'], pace: 'never', isRated: 1, botsAfter: 3 };
  expect(readChoice(JSON.stringify(damaged), 'Ada')).toEqual(
    usual.botsAfter === 5 ? { ...usual, botsAfter: 2 } : usual,
  );
  for (const text of ['null', '[]', '"x"', '{']) expect(missingPart(readChoice(text, 'Ada'))).toBeUndefined();
});

it('another pace has other times until bots come', () => {
  const slow = fitting({ ...readChoice('', 'Ada'), pace: 'slow' });
  expect(botChoices.slow).toContain(slow.botsAfter);
});

it('says what is missing', () => {
  const choice = readChoice('', 'Ada');
  expect(missingPart({ ...choice, editions: [] })).toBe('editions');
  expect(missingPart({ ...choice, seats: [] })).toBe('seats');
  expect(missingPart({ ...choice, name: ' ' })).toBe('name');
});

it('only sizes are offered and kept of which a chosen game has tables', () => {
  const choice = { ...readChoice('', 'Ada'), seats: offeredSizes([]) };
  for (const { slug, seats } of editions) {
    const several = seats.filter((size) => size > 1);
    expect(offeredSizes([slug])).toEqual(several);
    expect(fitting({ ...choice, editions: [slug] }).seats).toEqual(several);
  }
  expect(offeredSizes([]).length).toBeGreaterThan(Math.min(...editions.map(({ slug }) => offeredSizes([slug]).length)));
});
