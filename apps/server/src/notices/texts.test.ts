import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { sittersOf } from '../testing/fixtures.ts';
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
  expect(noticeText('turn', known, 'en')).toMatchObject({
    to: 'Ada',
    body: expect.stringContaining('Ben and Apprentice'),
  });
  expect(noticeText('turn', known, 'de')).toMatchObject({
    to: 'Ada',
    body: expect.stringContaining('Ben und Lehrling'),
  });
});

it('a notice about all seats is for nobody by name', () => {
  expect(noticeText('over', { ...known, held: [0, 1] as Seat[], seat: -1 }, 'en')).toMatchObject({
    to: '',
    body: expect.stringMatching(/with Apprentice$/),
  });
});
