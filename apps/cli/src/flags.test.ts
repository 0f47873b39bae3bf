import { describe, expect, it } from 'vitest';

import { readFlags } from './flags.ts';
import type { Flags } from './flags.ts';

const known = {
  seed: { value: 'TEXT', sentence: '' },
  option: { value: 'NAME', sentence: '', many: true },
  games: { value: 'N', sentence: '' },
  json: { sentence: '' },
};

const read = (line: string, operands = 0): Flags => {
  const flags = readFlags('test', line.split(' '), known, operands);
  if (!flags.ok) throw new Error(flags.fault);
  return flags.value;
};

const complaint = (...words: readonly string[]): string => {
  const flags = readFlags('test', words, known, 0);
  return flags.ok ? '' : flags.fault;
};

describe('flags', () => {
  it('are read with their values, in any order', () => {
    const flags = read('--json --seed 7 file --option a --option=b', 1);
    expect(flags.has('json')).toBe(true);
    expect(flags.has('games')).toBe(false);
    expect(flags.text('seed')).toBe('7');
    expect(flags.all('option')).toEqual(['a', 'b']);
    expect(flags.operands).toEqual(['file']);
    expect(flags.integer('games', 100, 1, 1000)).toBe(100);
    expect(flags.close('fine')).toEqual({ ok: true, value: 'fine' });
  });

  it('may have values that look like flags, if written with =', () => {
    expect(read('--seed=-5').text('seed')).toBe('-5');
    expect(complaint('--seed', '-5')).toContain('--seed=-5');
  });

  it.each([
    [['--sead', '1'], 'unknown flag "--sead" after test; it takes --seed, --option, --games, --json'],
    [['-s', '1'], 'unknown flag "-s"'],
    [['--toString'], 'unknown flag "--toString"'],
    [['--seed'], '--seed needs a value: --seed TEXT'],
    [['--json=1'], '--json takes no value, found "1"'],
    [['--json', '--json'], '--json is given twice'],
    [['stray'], 'unexpected "stray" after test'],
    [['--', '--seed'], 'unexpected "--seed" after test'],
  ])('are refused: %j', (words, expected) => {
    expect(complaint(...words)).toContain(expected);
  });

  it.each(['0', '1001', '1.5', '-1', 'ten', '1e2', '٣', ''])('refuse %j as a number from 1 to 1000', (value) => {
    const flags = read(`--games=${value}`);
    expect(flags.integer('games', 100, 1, 1000)).toBe(100);
    expect(flags.close(undefined)).toEqual({
      ok: false,
      fault: `--games: expected a whole number from 1 to 1000, found ${JSON.stringify(value)}`,
    });
  });

  it('keep the first fault', () => {
    const flags = read('--seed= --games=x');
    flags.text('seed');
    flags.integer('games', 1, 1, 2);
    expect(flags.close(undefined)).toEqual({ ok: false, fault: '--seed is empty' });
  });
});
