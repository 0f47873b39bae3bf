import { describe, expect, it } from 'vitest';

import { isMuting, isNewNotes, isNewRemark, isRemarkBody, isReportedRemark, isWantedRemarks } from './talk.ts';

const remark = { game: 'g', seat: 0, key: 'k1', body: 'Dudley is mine' };

describe('a remark', () => {
  it.each([
    'a',
    'x'.repeat(500),
    'two\nlines',
    'Größe 👩‍👩‍👧 שלום',
    // Bidirectional controls and joiners are part of many scripts; the page contains them.
    '\u202Eright to left\u202C',
    'z\u0351\u0352\u0353\u0354algo',
    '<b>not bold</b>',
  ])('can be %j', (body) => {
    expect(isNewRemark({ ...remark, body })).toBe(true);
  });

  it.each([
    '',
    ' \n ',
    '\u200B\u2060\uFEFF',
    '\u202E',
    'x'.repeat(501),
    'bell\u0007',
    'nul\u0000',
    'return\r\n',
    'tab\t',
    'half \uD83D',
    '\u0085',
    `many${'\n'.repeat(21)}lines`,
    7,
    undefined,
  ])('cannot be %j', (body) => {
    expect(isNewRemark({ ...remark, body })).toBe(false);
    expect(isRemarkBody(body)).toBe(false);
  });

  it.each([
    { game: '' },
    { game: '../etc' },
    { seat: 10 },
    { seat: -2 },
    { seat: 0.5 },
    { key: '' },
    { key: 'a b' },
    { key: 'k'.repeat(65) },
    { name: '' },
    { name: 'two\nlines' },
    { name: 'n'.repeat(41) },
    { name: '\u200B' },
  ])('cannot have %j', (part) => {
    expect(isNewRemark({ ...remark, ...part })).toBe(false);
  });

  it('may have fields that nobody knows', () => {
    expect(isNewRemark({ ...remark, seat: -1, name: 'Cleo', mood: 'gay' })).toBe(true);
  });
});

it('what else is asked is read or refused as a whole', () => {
  const wanted = { game: 'g', seat: 0, circle: 'table' };
  expect([{}, { after: 0 }, { before: 7 }].every((part) => isWantedRemarks({ ...wanted, ...part }))).toBe(true);
  for (const part of [{ circle: 'all' }, { after: -1 }, { before: 1.5 }, { after: '1' }, { seat: undefined }])
    expect(isWantedRemarks({ ...wanted, ...part })).toBe(false);
  const muting = { game: 'g', seat: 0, speaker: 's', muted: true };
  expect(isMuting(muting)).toBe(true);
  for (const part of [{ speaker: '' }, { speaker: 'x y' }, { muted: 1 }])
    expect(isMuting({ ...muting, ...part })).toBe(false);
  const report = { game: 'g', circle: 'watchers', number: 3 };
  expect(isReportedRemark(report)).toBe(true);
  for (const part of [{ circle: '' }, { number: -1 }, { number: '3' }])
    expect(isReportedRemark({ ...report, ...part })).toBe(false);
  const notes = { game: 'g', seat: 0, version: 0, text: 'a\n\tb' };
  expect([{}, { text: '' }, { text: 'x'.repeat(4000) }].every((part) => isNewNotes({ ...notes, ...part }))).toBe(true);
  for (const part of [
    { text: 'x'.repeat(4001) },
    { text: '\u0000' },
    { text: '\uDC00' },
    { version: -1 },
    { seat: 11 },
  ])
    expect(isNewNotes({ ...notes, ...part })).toBe(false);
});
