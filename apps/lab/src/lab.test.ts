import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { apprentice } from '@coalbrook/bots';
import { Net, readWeights, thumbJudge } from '@coalbrook/bots/lab';
import { awaitsChance, beginGame, draw, seededDraw, seedOf } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { exploreGame } from './exploringGame.ts';
import { figureOf, quantile } from './figures.ts';
import { judgeGame } from './judgedGame.ts';
import { tellJudgement } from './judgement.ts';
import { readOptions, tableOf } from './labOptions.ts';
import { LessonFile } from './lessonFile.ts';
import { challengerOf } from './players.ts';

const table = tableOf({ edition: 'birmingham', seats: 4 });
const weights = new URL('../../../packages/bots/nets/b2f4d9de.net', import.meta.url).pathname;

describe('options of the laboratory', () => {
  it.each([
    [['play'], '--out must name a folder.'],
    [['judge', '--games', 'many'], '--games must be a number.'],
    [['judge', '--stages', '8'], '--stages must look like 8x2,4x2.'],
    [['judge', '--edition', 'chess'], 'There is no edition "chess".'],
    [['judge', '--seats', '9'], 'There is no table of birmingham for 9.'],
    [['cook'], 'npm run lab'],
  ])('%j are refused', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });

  it('name a file with weights for this table', () => {
    const options = readOptions(['judge', '--seats', '4', '--net', weights]);
    expect(challengerOf(options, table).name).toBe('challenger');
    expect(() => challengerOf({ ...options, net: import.meta.filename }, table)).toThrow('holds no weights');
    const other = { ...options, edition: 'lancashire' };
    expect(() => challengerOf(other, tableOf(other))).toThrow('is for another table');
  });
});

describe('figures', () => {
  it('have an interval', () => {
    const { mean, doubt } = figureOf([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(doubt).toBeCloseTo((1.96 * Math.sqrt(5 / 3)) / 2, 9);
    expect(figureOf([1]).doubt).toBe(Infinity);
  });

  it('have quantiles', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([1, 2], 1)).toBe(2);
  });
});

describe('judging', () => {
  it('finds no difference between the apprentice and itself', () => {
    const game = judgeGame(table, apprentice, 'control', 1);
    expect(game.against).toBe(game.instead);
    expect(game.among).toHaveLength(4);
    expect(tellJudgement([game, game])[1]).toContain('gain in its place 0.0 ±0.0');
  });
});

describe('exploring games', () => {
  const exploring = { table, judge: thumbJudge(table), exploring: 0.2, apprentices: 0.5 };

  it('are the same for the same seed, and leave lessons of the learners only', () => {
    const lessons = exploreGame(exploring, 'learn');
    expect(exploreGame(exploring, 'learn')).toEqual(lessons);
    expect(exploreGame({ ...exploring, apprentices: 1 }, 'learn')).toEqual([]);
    const all = exploreGame({ ...exploring, apprentices: 0 }, 'learn');
    expect(all).toHaveLength(4);
    for (const { features, figures, values, eras, points } of all) {
      expect([figures.length, values.length, eras.length]).toEqual([features.length, features.length, features.length]);
      // Two actions in all rounds but the first, and sales or developments in several steps.
      expect(features.length).toBeGreaterThanOrEqual(25);
      expect(points).toBeGreaterThan(0);
    }
  });

  it('are written for training', () => {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-lab-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = new LessonFile(folder, table);
    const lessons = exploreGame({ ...exploring, apprentices: 0 }, 'file');
    for (const lesson of lessons) file.add(lesson);
    const rows = lessons.reduce((sum, { features }) => sum + features.length, 0);
    const shape = JSON.parse(readFileSync(join(folder, 'shape.json'), 'utf8')) as Record<string, number>;
    expect(readFileSync(join(folder, 'features'))).toHaveLength(rows * shape['width'] * 2);
    expect(readFileSync(join(folder, 'figures'))).toHaveLength(rows * shape['figures'] * 4);
    const numbers = readFileSync(join(folder, 'numbers'));
    const last = new Float32Array(numbers.buffer.slice(numbers.byteOffset + numbers.length - 20));
    expect([last[3], last[4]]).toEqual([lessons[3].points, 1]);
  });
});

describe('the net for Birmingham', () => {
  it('knows that a game ends far above what the rules of thumb see at its start', () => {
    const read = readWeights(readFileSync(weights));
    if (!read) throw new Error('no weights');
    const net = new Net(table, read);
    const state = beginGame(table);
    while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('start')));
    const [seat] = state.order;
    expect(net.appraise(state, seat)).toBeGreaterThan(80);
    expect(net.appraise(state, seat)).toBeLessThan(180);
  });
});
