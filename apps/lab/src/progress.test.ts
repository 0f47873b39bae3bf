import { describe, expect, it } from 'vitest';

import { progressLine, sayTime } from './progress.ts';

describe('progress', () => {
  it('shows a bar and the time that is left', () => {
    expect(progressLine(0, 60, 0)).toBe(`${'░'.repeat(30)} 0 of 60 games`);
    expect(progressLine(20, 60, 10)).toBe(`${'█'.repeat(10)}${'░'.repeat(20)} 20 of 60 games, 20 s left`);
    expect(progressLine(60, 60, 10)).toBe(`${'█'.repeat(30)} 60 of 60 games, 0 s left`);
  });

  it('says times in fitting units', () => {
    expect([0.2, 119, 121, 3599, 3600, 9000].map(sayTime)).toEqual([
      '1 s',
      '119 s',
      '2 min',
      '60 min',
      '1 h 0 min',
      '2 h 30 min',
    ]);
  });
});
