import { describe, expect, it } from 'vitest';

import { Progress, progressLine } from '../../scripts/progress.mjs';

/** Runs two steps at once and returns all that was written. */
const written = (isTTY: boolean): string => {
  let text = '';
  let time = 0;
  const terminal = { isTTY, columns: 80, write: (part: string) => (text += part) };
  const progress = new Progress(terminal, () => time);
  progress.begin('unit');
  progress.begin('lint');
  time = 3500;
  progress.report('unit', { done: 2, total: 9, of: 'files' });
  progress.end('lint', '✓ lint');
  progress.report('lint', { done: 1, total: 1, of: 'files' });
  progress.end('unit', '✓ unit');
  return text;
};

describe('the progress line', () => {
  it('is not written without a terminal', () => {
    expect(written(false)).toBe('✓ lint\n✓ unit\n');
  });

  it('is updated in place and cleared for each result', () => {
    expect(written(true).split('\r\u001B[K')).toEqual([
      '',
      'unit 0 s',
      'unit 0 s · lint 0 s',
      'unit 2 of 9 files, 3 s · lint 3 s',
      '✓ lint\n',
      'unit 2 of 9 files, 3 s',
      '✓ unit\n',
    ]);
  });

  it('stays below what a step says', () => {
    let text = '';
    const terminal = { isTTY: true, columns: 80, write: (part: string) => (text += part) };
    const progress = new Progress(terminal, () => 0);
    progress.begin('slow');
    progress.say('25 kills');
    progress.end('slow', '✓ slow');
    expect(text.split('\r\u001B[K')).toEqual(['', 'slow 0 s', '25 kills\n', 'slow 0 s', '✓ slow\n']);
  });

  it('is shorter than the terminal, which would scroll otherwise', () => {
    const steps = Array.from({ length: 9 }, () => ({ name: 'types', seconds: 12 }));
    expect(progressLine(steps, 40)).toHaveLength(39);
    expect(progressLine(steps, 40)).toMatch(/…$/);
  });
});
