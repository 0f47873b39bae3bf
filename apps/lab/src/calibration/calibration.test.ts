import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { describe, expect, it, onTestFinished } from 'vitest';

import { runCommand } from '../commands.ts';
import { tableOf } from '../tables.ts';
import { calibratedRounds } from './calibrationFigures.ts';
import type { CalibrationTable } from './calibrationFigures.ts';
import { calibrationLines, calibrationText } from './calibrationText.ts';
import { writeExcesses } from './excesses.ts';
import { expectationsIn } from './expectations.ts';
import { writeCalibration } from './writeCalibration.ts';

const table = tableOf({ edition: 'birmingham', seats: 2 });
const thumb = thumbJudge(table);

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-calibration-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const measured: CalibrationTable = {
  edition: 'birmingham',
  seats: 2,
  seed: 'x',
  games: 2,
  rounds: [
    { occasion: 'start', era: 0, round: 1, games: 2, mean: -3.04, doubt: 1 },
    { occasion: 'action', era: 0, round: 1, games: 2, mean: -1.5, doubt: 1 },
    { occasion: 'start', era: 0, round: 2, games: 2, mean: 0.5, doubt: 0.5 },
    { occasion: 'start', era: 1, round: 1, games: 2, mean: 1, doubt: 0.25 },
    { occasion: 'start', era: 1, round: 2, games: 1, mean: 0.5, doubt: 0.25 },
    { occasion: 'action', era: 1, round: 1, games: 2, mean: 2.5, doubt: 0.25 },
  ],
};

describe('expectations', () => {
  it('are compared with the result at the start of every round and at actions', () => {
    const rounds = expectationsIn(table, thumb, 'deal');
    const starts = rounds.filter(({ occasion }) => occasion === 'start');
    expect(starts.map(({ era, round }) => [era, round])).toEqual(
      [0, 1].flatMap((era) => Array.from({ length: 10 }, (_, round) => [era, round + 1])),
    );
    expect(rounds.filter(({ occasion }) => occasion === 'action')).toHaveLength(20);
    expect(expectationsIn(table, thumb, 'deal')).toEqual(rounds);
  });

  it('are as much too high as what they are raised by', () => {
    const raised: Judge = {
      weigh: (state, legal) => thumb.weigh(state, legal).map((one) => ({ ...one, worth: one.worth + 7 })),
      appraise: (state, seat) => thumb.appraise(state, seat) + 5,
    };
    const before = expectationsIn(table, thumb, 'deal');
    for (const [index, { occasion, excess }] of expectationsIn(table, raised, 'deal').entries()) {
      expect(excess - before[index].excess).toBeCloseTo(occasion === 'start' ? 5 : 7, 9);
    }
  });
});

describe('calibration', () => {
  it('has a mean and an interval for each round', () => {
    const round = { occasion: 'start', era: 0, round: 1 } as const;
    const games = [
      [
        { ...round, excess: 1 },
        { ...round, era: 1, excess: 4 },
      ],
      [{ ...round, excess: 3 }],
    ];
    // One of the two games is too little to tell how much games differ.
    expect(calibratedRounds(games)).toEqual([{ ...round, games: 2, mean: 2, doubt: 1.96 }]);
  });

  it('is told round by round, and by the worst rounds of a table', () => {
    expect(calibrationLines(measured)[1]).toBe(
      '  era 1 round  1   at its start    -3.0 ±1.0   of actions    -1.5 ±1.0',
    );
    expect(calibrationText([measured]).split('\n').at(-1)).toBe(
      '| Brass: Birmingham, 2 seats | 2 | -3.0 ±1.0 | +1.0 ±0.3 | 1 of 4 | -1.5 ±1.0 | +2.5 ±0.3 | 1 of 2 |',
    );
  });

  it('is written into a page beside what people wrote', () => {
    const folder = emptyFolder();
    const page = join(folder, 'ladder.md');
    writeCalibration(folder, [measured]);
    writeFileSync(page, `Before.\n${readFileSync(page, 'utf8')}After.\n`);
    writeCalibration(folder, [
      { ...measured, edition: 'lancashire' },
      { ...measured, games: 3 },
    ]);
    const text = readFileSync(page, 'utf8');
    expect(text).toMatch(/^Before\.\n[^]*After\.\n$/);
    expect(
      text
        .split('\n')
        .filter((line) => line.includes('2 seats'))
        .map((line) => line.split('|')[2].trim()),
    ).toEqual(expect.arrayContaining(['2', '3']));
  });

  it('leaves for the net what it expects too much', () => {
    const file = join(emptyFolder(), 'calibration.json');
    writeExcesses(file, [measured]);
    writeExcesses(file, [{ ...measured, seats: 3 }]);
    const written = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { sha256: string; seats: object }>;
    const [[net, { sha256, seats }], ...others] = Object.entries(written);
    expect([net, sha256.length, others]).toEqual(['b2f4d9de.net', 64, []]);
    const learnt = { start: [[-3, 0.5], [1]], action: [[-1.5], [2.5]] };
    expect(seats).toEqual({ 2: learnt, 3: learnt });
  });

  it.each([
    ['calibrate more', 'npm run lab -- calibrate'],
    ['calibrate --edition chess', 'There is no edition "chess".'],
    ['calibrate --games 0', '--games must be at least 1.'],
    ['calibrate --net missing.net', 'missing.net'],
    ['calibrate --learn --net my.net', '--learn is for the nets that come with the bots.'],
  ])('%j is refused', async (line, sentence) => {
    await expect((async () => runCommand(line.split(' '), new AbortController().signal))()).rejects.toThrow(sentence);
  });
});
