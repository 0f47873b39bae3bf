import { editions } from '@coalbrook/editions';
import { expect, it } from 'vitest';

import { botChoices, fitting, missingPart, readChoice, sizesOf } from './searchChoice.ts';

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
  const all = editions.map(({ slug }) => slug);
  const rare = sizesOf(all).find((size) => !sizesOf([first]).includes(size));
  if (rare !== undefined) expect(missingPart({ ...choice, editions: [first], seats: [rare] })).toBe('fitting');
});
