import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { describe, expect, it, onTestFinished } from 'vitest';

import { budgetOf } from '../players/readBudget.ts';
import { tableOf } from '../tables.ts';
import { aftermathSize } from './eraEnds.ts';
import { exploreGame } from './exploringGame.ts';
import type { Exploring, TrainingLesson } from './exploringGame.ts';
import { LessonFolder, NUMBERS } from './lessonFolder.ts';
import type { LessonWish } from './lessonWish.ts';
import { whimOf } from './whim.ts';

const wish: LessonWish = {
  edition: 'birmingham',
  seats: [4, 2],
  seed: 'lessons',
  net: undefined,
  exploring: 0.2,
  apprentices: 0.5,
  former: undefined,
  formers: 0,
  whims: 0,
  sampling: 0,
  looking: undefined,
};
const table = tableOf({ edition: wish.edition, seats: 4 });
const judge = thumbJudge(table);
const exploring: Exploring = {
  table,
  judge,
  exploring: 0.2,
  apprentices: 0.5,
  former: judge,
  formers: 0,
  whims: 0,
  sampling: 0,
  budget: budgetOf(undefined),
};
const games = ['one', 'two'].map((seed) => exploreGame({ ...exploring, apprentices: 0 }, seed));

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-lab-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const contentOf = (folder: string): readonly string[] =>
  ['shape.json', 'origin.json', 'games', 'features', 'figures', 'numbers', 'later'].map((name) =>
    readFileSync(join(folder, name), 'base64'),
  );

describe('exploring games', () => {
  it('are the same for the same seed, and leave lessons of the learners only', () => {
    const lessons = exploreGame(exploring, 'learn');
    expect(exploreGame(exploring, 'learn')).toEqual(lessons);
    expect(exploreGame({ ...exploring, apprentices: 1 }, 'learn')).toEqual([]);
    expect(games[0]).toHaveLength(4);
    for (const { features, figures, values, eras, kinds, points } of games[0]) {
      expect([figures.length, values.length, eras.length]).toEqual([features.length, features.length, features.length]);
      // Two actions in all rounds but the first, and sales or developments in several steps.
      expect(kinds.filter((kind) => kind === 'taken').length).toBeGreaterThanOrEqual(25);
      expect(points).toBeGreaterThan(0);
    }
  });

  it('leave the start of every round, before the actions in it', () => {
    const [{ kinds, eras, rounds, seats }] = games[0];
    const starts = kinds.flatMap((kind, row) => (kind === 'met' ? [`${eras[row]} ${rounds[row]}`] : []));
    expect(starts).toEqual([0, 1].flatMap((era) => Array.from({ length: 8 }, (_, round) => `${era} ${round + 1}`)));
    expect(kinds[0]).toBe('met');
    expect(seats).toBe(4);
  });

  it('tell what came of it for each seat', () => {
    const [lessons] = games;
    const size = 4 + table.tiles.length;
    for (const { later, points } of lessons) {
      expect(later).toHaveLength(aftermathSize(table));
      // Points at the end of the canal era, in the end, and of the best rival.
      expect(later[0]).toBeGreaterThan(0);
      expect(later[size]).toBe(points);
      const others = lessons
        .map((lesson) => lesson.points)
        .toSpliced(
          lessons.findIndex((one) => one.later === later),
          1,
        );
      expect(later.at(-2)).toBe(Math.max(...others));
    }
  });
});

describe('the company of learners', () => {
  it('are formers and apprentices, of whom there are no lessons', () => {
    expect(exploreGame({ ...exploring, apprentices: 0.5, formers: 0.5 }, 'learn')).toEqual([]);
    const asked = new Set<number>();
    const former: Judge = {
      ...judge,
      weigh(state, legal) {
        asked.add(state.actor);
        return judge.weigh(state, legal);
      },
    };
    const mixed = exploreGame({ ...exploring, apprentices: 0, formers: 0.5, former }, 'learn');
    expect(asked.size).toBeGreaterThan(0);
    expect(mixed).toHaveLength(4 - asked.size);
  });
});

describe('a whim', () => {
  const plain = { ...exploring, exploring: 0, apprentices: 0 };
  const buildsOf = (game: Exploring, seed: string): readonly string[] =>
    exploreGame(game, seed).map(({ features }) => String(features.at(-1)));

  it('leads to other games, the same for the same seed', () => {
    const [led, again] = [buildsOf({ ...plain, whims: 1 }, 'whim'), buildsOf({ ...plain, whims: 1 }, 'whim')];
    expect(led).toEqual(again);
    expect(led).not.toEqual(buildsOf(plain, 'whim'));
  });

  it('likes the same all game long, some industries more and some less than none at all', () => {
    let count = 0;
    const luck = (): number => ((count++ * 7919) % 1000) / 1000;
    const whim = whimOf(table, luck);
    const likings = table.industries.map(({ id }) => whim({ kind: 'develop', industry: id }));
    expect(table.industries.map(({ id }) => whim({ kind: 'develop', industry: id }))).toEqual(likings);
    expect(new Set(likings).size).toBe(table.industries.length);
    expect(Math.max(...likings.map(Math.abs))).toBeLessThan(12);
    expect(whim({ kind: 'pass' })).toBe(0);
  });
});

describe('exploring games with a look ahead', () => {
  const [lesson] = exploreGame({ ...exploring, apprentices: 0, budget: budgetOf('3x1') }, 'look');

  it('also leave what was looked at and left alone, after what was taken', () => {
    const { kinds, values } = lesson;
    expect(kinds.find((kind) => kind !== 'met')).toBe('taken');
    expect(kinds.filter((kind) => kind === 'taken').length).toBeGreaterThanOrEqual(25);
    expect(kinds.filter((kind) => kind === 'left').length).toBeGreaterThan(25);
    // Most are not better than what was taken, since players take the best.
    const left = values.filter((_, row) => kinds[row] === 'left');
    expect(left.filter((value) => value <= 0).length).toBeGreaterThan(left.length * 0.6);
  });

  it('look at other actions if chance has a say, and expect no points of that', () => {
    const look = { ...exploring, exploring: 0, apprentices: 0, budget: budgetOf('3x1') };
    const [sampled] = exploreGame({ ...look, sampling: 2 }, 'look');
    const [sure] = exploreGame(look, 'look');
    const better = ({ kinds, values }: TrainingLesson): number =>
      values.filter((value, row) => kinds[row] === 'left' && value > 0).length;
    // What was found best is taken, unless chance had a say.
    expect(better(sure)).toBe(0);
    expect(better(sampled)).toBeGreaterThan(3);
  });

  it('mark the last action of a seat, not what it left alone after it', () => {
    const folder = emptyFolder();
    new LessonFolder(folder, wish).addGame([lesson]);
    const numbers = readFileSync(join(folder, 'numbers'));
    const rows = new Float32Array(numbers.buffer, numbers.byteOffset, numbers.length / 4);
    const marks = lesson.kinds.map((_, row) => rows[row * NUMBERS + 4]);
    const last = lesson.kinds.lastIndexOf('taken');
    const markOf = { taken: 0, left: 2, met: 3 };
    expect(marks).toEqual(lesson.kinds.map((kind, row) => (row === last ? 1 : markOf[kind])));
  });
});

describe('lessons', () => {
  it('are written for training', () => {
    const folder = emptyFolder();
    const [lessons] = games;
    new LessonFolder(folder, wish).addGame(lessons);
    const rows = lessons.reduce((sum, { features }) => sum + features.length, 0);
    const shape = JSON.parse(readFileSync(join(folder, 'shape.json'), 'utf8')) as Record<string, number>;
    expect(readFileSync(join(folder, 'features'))).toHaveLength(rows * shape['width'] * 2);
    expect(readFileSync(join(folder, 'figures'))).toHaveLength(rows * shape['figures'] * 4);
    const numbers = readFileSync(join(folder, 'numbers'));
    const last = new Float32Array(numbers.buffer.slice(numbers.byteOffset + numbers.length - 4 * NUMBERS));
    expect([last[3], last[4]]).toEqual([lessons[3].points, 1]);
  });

  it('go on after a stop in the middle of a game as if there had been none', () => {
    const [folder, other] = [emptyFolder(), emptyFolder()];
    const whole = new LessonFolder(folder, wish);
    for (const lessons of games) whole.addGame(lessons);
    new LessonFolder(other, wish).addGame(games[0]);
    for (const name of ['features', 'figures', 'numbers', 'later', 'games']) appendFileSync(join(other, name), '12');
    const again = new LessonFolder(other, wish);
    expect(again.games).toBe(1);
    again.addGame(games[1]);
    expect(contentOf(other)).toEqual(contentOf(folder));
  });

  it('are never mixed with others', () => {
    const folder = emptyFolder();
    new LessonFolder(folder, wish).addGame(games[0]);
    const before = contentOf(folder);
    expect(() => new LessonFolder(folder, { ...wish, seed: 'other' })).toThrow('holds other lessons.');
    expect(contentOf(folder)).toEqual(before);
  });
});
