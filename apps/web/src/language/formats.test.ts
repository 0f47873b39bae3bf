import { expect, test } from 'vitest';

import { formatsFor } from './formats.ts';

/** By the clock of whoever runs this. */
const at = new Date(2026, 10, 18, 18, 5).getTime();

/** Narrow and unbreakable spaces differ between versions of ICU. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test.each([
  // The page's language, the browser's first: a day, a date in figures with the time, an hour.
  ['en', 'en-GB', '18 Nov 2026', '18/11/2026, 18:05', '22:00'],
  ['en', 'en-US', 'Nov 18, 2026', '11/18/26, 6:05 PM', '10:00 PM'],
  ['en', 'de-DE', '18 Nov 2026', '18.11.26, 18:05', '22:00'],
  ['en', 'fr', '18 Nov 2026', '18/11/2026, 18:05', '22:00'],
  ['de', 'de-DE', '18.11.2026', '18.11.26, 18:05', '22:00'],
  ['de', 'de-AT', '18.11.2026', '18.11.26, 18:05', '22:00'],
  ['de', 'en-US', '18.11.2026', '11/18/26, 06:05 PM', '10:00 PM'],
  ['de', 'en-GB', '18.11.2026', '18/11/2026, 18:05', '22:00'],
])('%s in a browser in %s', (code, first, day, short, hour) => {
  const formats = formatsFor(code, first);
  expect(plain(formats.day(at))).toBe(day);
  expect(plain(formats.shortMoment(at))).toBe(short);
  expect(plain(formats.hour(22))).toBe(hour);
  expect(plain(formats.time(at))).toBe(short.split(', ')[1]);
  expect(plain(formats.moment(at))).toMatch(new RegExp(`^${day}.* ${short.split(', ')[1]}$`));
});

test('words are those of the page', () => {
  expect(formatsFor('de', 'en-US').ago(1, 'day')).toBe('gestern');
  expect(formatsFor('en', 'de-DE').ago(3, 'hour')).toBe('3 hours ago');
});

test('numbers are written like the sentence that they stand in', () => {
  expect(formatsFor('en', 'de-DE').number(1234.5)).toBe('1,234.5');
  expect(formatsFor('de', 'en-GB').number(1234.5)).toBe('1.234,5');
  expect(formatsFor('de', 'de-CH').number(1.5)).toBe('1.5');
  expect(plain(formatsFor('de', 'de-DE').number(0.25, { style: 'percent' }))).toBe('25 %');
});

test('a reader of another calendar and other digits still reads the page', () => {
  expect(formatsFor('en', 'fa-IR').shortMoment(at)).toMatch(/2026.*18:05$/);
  expect(formatsFor('en', 'ar-EG').shortMoment(at)).toMatch(/18.*11.*2026/);
});

test.each(['', 'C', 'en_GB', 'x'])(
  'a browser that does not say where it is, %j, has the usual of the language',
  (first) => {
    expect(formatsFor('de', first).day(at)).toBe('18.11.2026');
    expect(formatsFor('en', first).number(1.5)).toBe('1.5');
  },
);
