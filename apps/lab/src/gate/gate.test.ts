import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pick, seedOf } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { differenceOf, gamesOf } from './pairing.ts';
import { runGate } from './runGate.ts';
import type { GateRun } from './runGate.ts';
import { lookAt, LOOKS, verdictOn } from './verdict.ts';

describe('pairing', () => {
  const pairing = { one: 1, other: 0, company: 2 };

  it('compares two players in every seat of the same company and deal', () => {
    expect(gamesOf(pairing, 3, 'd').map(({ lineup }) => lineup)).toEqual([
      [1, 2, 2],
      [2, 1, 2],
      [2, 2, 1],
      [0, 2, 2],
      [2, 0, 2],
      [2, 2, 0],
    ]);
    expect(gamesOf({ one: 1, other: 0, company: 0 }, 2, 'd').map(({ lineup }) => lineup)).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  it('takes the mean of what is gained in each seat', () => {
    const points: Readonly<Record<string, readonly number[]>> = {
      '1,2': [50, 0],
      '2,1': [0, 40],
      '0,2': [41, 9],
      '2,0': [9, 37],
    };
    const resultOf = (lineup: readonly number[]) => ({ points: points[lineup.join()], ranks: [], print: 0 });
    expect(differenceOf(pairing, 2, resultOf)).toBe((50 - 41 + 40 - 37) / 2);
  });
});

describe('the verdict', () => {
  const MILLION = 1_000_000;

  /** Numbers with a mean and a deviation of 1, nearly normal. */
  const drawn = (salt: string, mean: number): (() => number) => {
    const seed = seedOf(salt);
    let count = 0;
    return () => {
      let sum = 0;
      for (let part = 0; part < 12; part++) sum += pick(seed, count++, MILLION) / MILLION;
      return mean + sum - 6;
    };
  };

  /** Whether a challenger with this gain passes, and after how many deals. */
  const decide = (salt: string, gain: number, deals: number): { readonly passes: boolean; readonly after: number } => {
    const next = drawn(salt, gain);
    const differences: number[] = [];
    for (let look = 1; look <= LOOKS; look++) {
      while (differences.length < (look * deals) / LOOKS) differences.push(next());
      const verdict = verdictOn([lookAt(differences)]);
      if (verdict !== 'open') return { passes: verdict === 'passes', after: differences.length };
    }
    return { passes: false, after: deals };
  };

  const trials = (name: string, gain: number, deals: number, count: number) =>
    Array.from({ length: count }, (_, trial) => decide(`${name} ${trial}`, gain, deals));

  it('lets an equal challenger pass in one case of forty, although it looks five times', () => {
    for (const deals of [50, 200]) {
      const passed = trials('equal', 0, deals, 2000).filter(({ passes }) => passes).length;
      // Fifty are allowed, with a deviation of seven.
      expect(passed).toBeGreaterThan(20);
      expect(passed).toBeLessThan(75);
    }
  });

  it('is reached soon if the difference is large, either way', () => {
    for (const { passes, after } of trials('better', 1.5, 50, 50)) {
      expect(passes).toBe(true);
      expect(after).toBeLessThanOrEqual(20);
    }
    for (const { passes, after } of trials('worse', -1.5, 50, 50)) {
      expect(passes).toBe(false);
      expect(after).toBeLessThanOrEqual(20);
    }
  });

  it('needs a gain in every company', () => {
    const gain = { mean: 3, doubt: 1 };
    expect(verdictOn([gain, gain])).toBe('passes');
    expect(verdictOn([gain, { mean: 1, doubt: 1 }])).toBe('open');
    expect(verdictOn([gain, { mean: -2, doubt: 1 }])).toBe('fails');
    expect(verdictOn([{ mean: 0, doubt: 0 }])).toBe('open');
  });
});

describe('the gate', () => {
  const emptyFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-gate-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  const pass = async (change: Partial<GateRun>) => {
    const lines: string[] = [];
    const passes = await runGate({
      table: { edition: 'birmingham+introductory', seats: 2 },
      champion: 'random',
      challenger: 'apprentice',
      deals: 10,
      seed: 'gate',
      seconds: 60,
      threads: 1,
      folder: emptyFolder(),
      signal: new AbortController().signal,
      tell: (line) => lines.push(line),
      ...change,
    });
    return { passes, lines };
  };

  it('opens for a better player, and goes on after a stop as if there had been none', async () => {
    const folder = emptyFolder();
    const { passes, lines } = await pass({ folder });
    expect(passes).toBe(true);
    expect(lines[0]).toBe('control: both gain 0 in their own place');
    expect(lines.at(-1)).toMatch(/^\d+ deals: among champions \d+\.\d ±\d+\.\d, among apprentices \d+\.\d ±\d+\.\d$/);
    const file = join(folder, 'birmingham+introductory-2.jsonl');
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.slice(0, 0.8 * kept.length));
    expect(await pass({ folder })).toEqual({ passes, lines });
  });

  it('stays closed for the champion itself, whose gain is exactly 0', async () => {
    const { passes, lines } = await pass({ challenger: 'random', deals: 4 });
    expect(passes).toBe(false);
    expect(lines.at(-1)).toBe('4 deals: among champions 0.0 ±0.0, among apprentices 0.0 ±0.0');
  });

  it('compares nothing if a player does not play the same twice', async () => {
    const bot = join(emptyFolder(), 'moody.mjs');
    writeFileSync(
      bot,
      `export const moody = {
        name: 'moody', choose: ({ legal }) => legal[Math.floor(Math.random() * legal.length)],
      };`,
    );
    await expect(pass({ challenger: bot })).rejects.toThrow(
      `The control failed: ${bot} does not play the same twice, so nothing can be compared.`,
    );
  });

  it('can be stopped', async () => {
    expect((await pass({ signal: AbortSignal.abort() })).passes).toBeUndefined();
  });
});
