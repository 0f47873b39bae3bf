import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { sittersOf } from '../../testing/fixtures.ts';
import { noticeText } from './texts.ts';

const [ada, ben, bot] = sittersOf('ppb');
const known = {
  edition: 'lancashire',
  sitters: [
    { ...ada, name: 'Ada' },
    { ...ben, name: 'Ben' },
    { ...bot, name: 'Apprentice' },
  ],
  held: [0 as Seat],
  seat: 0,
};

it('a notice names the others, bots in the language of whoever is told', () => {
  expect(noticeText('turn', known, 'en').body).toMatch(/ with Ben and Apprentice$/);
  expect(noticeText('turn', known, 'de').body).toMatch(/ mit Ben und Lehrling$/);
  expect(noticeText('turn', known, 'de').to).toBe('Ada');
});

it('a notice about all seats is for nobody by name', () => {
  const { to, body } = noticeText('over', { ...known, held: [0, 1] as Seat[], seat: NOBODY }, 'en');
  expect(to).toBe('');
  expect(body).toMatch(/ with Apprentice$/);
});
