import { describe, expect, it } from 'vitest';

import { align, wrap } from './lines.ts';

describe('lines', () => {
  it('wrap under the text, not under the lead', () => {
    expect(wrap('Watt  ', 'builds a mill for £12 in Leek.', 20)).toEqual([
      'Watt  builds a mill',
      '      for £12 in',
      '      Leek.',
    ]);
    expect(wrap('  ', 'short', 20)).toEqual(['  short']);
    expect(wrap('', 'unbreakable words', 4)).toEqual(['unbreakable', 'words']);
  });

  it('align figures to the right', () => {
    expect(
      align([
        ['', 'links', 'total'],
        ['Watt', '9', '117'],
      ]),
    ).toEqual(['      links  total', 'Watt      9    117']);
  });
});
