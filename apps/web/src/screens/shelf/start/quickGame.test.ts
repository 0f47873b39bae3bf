import { tableFor } from '@coalbrook/record';
import { expect, test } from 'vitest';

import { figures } from '../../../theme/seats.ts';
import { quickGame } from './quickGame.ts';

const names = {
  figure: (figure: string) => figure,
  bot: (policy: string) => policy,
  automaton: (slug: string) => slug,
};

test.each([
  [true, ['', 'carter', 'brewer']],
  [false, ['', 'apprentice', 'apprentice', 'apprentice']],
])('a game that can be played at once, if it is the first: %s', (isFirst, policies) => {
  const { edition, wish, sitters } = quickGame(names, isFirst);
  expect(tableFor(edition, wish).ok).toBe(true);
  expect(sitters.map(({ policy }) => policy)).toEqual(policies);
  const [person, ...bots] = sitters;
  expect(person?.kind).toBe('person');
  expect(figures).toContain(person?.figure);
  for (const bot of bots) expect(bot).toMatchObject({ kind: 'bot', figure: '' });
});
