import { describe, expect, it } from 'vitest';

import { flawsOf } from './flaws.ts';
import type { Lesson } from './lesson.ts';
import { readLesson } from './readLesson.ts';
import { solve } from './solve.ts';
import { judge } from './verdict.ts';

const words = { title: 'A', task: 'B', hints: ['1', '2', '3'], idea: 'C' };

const position = {
  edition: 'birmingham',
  seats: 2,
  round: 5,
  players: [{ money: 8, income: 11, hand: ['dudley', 'cannock'] }],
  tiles: {
    'birmingham#1': { seat: 0, tile: 'cotton-1' },
    'uttoxeter#1': { seat: 0, tile: 'brewery-1' },
    'dudley#1': { seat: 1, tile: 'coal-1', flipped: true },
  },
  links: { 'birmingham-oxford': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};

const file = (goal: unknown, more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  $format: 'coalbrook-lesson/1',
  id: 'a-lesson',
  position,
  goal,
  rules: ['birmingham.sell.1'],
  words: { en: words },
  ...more,
});

const lessonOf = (goal: unknown, draft: unknown = position): Lesson => {
  const lesson = readLesson(file(goal, { position: draft }), ['en']);
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.fault));
  return lesson.value;
};

const faultsOf = (value: unknown): readonly string[] => {
  const lesson = readLesson(value, ['en', 'de']);
  return lesson.ok ? [] : lesson.fault.map(({ at, problem }) => `${at} ${problem}`);
};

const sale = (beer: string): readonly string[] => ['sell birmingham#1 to oxford#1', 'discard dudley', beer];
const passing = ['pass', 'discard dudley', 'pass'];

describe('a goal', () => {
  const isReached = (goal: unknown, turn: readonly string[], draft?: unknown): boolean | undefined =>
    judge(lessonOf(goal, draft), turn)?.isSolved;

  it('asks for flipped tiles', () => {
    expect(isReached({ flip: ['birmingham#1'] }, [...sale('barrel'), 'pass'])).toBe(true);
    expect(isReached({ flip: ['birmingham#1'] }, passing)).toBe(false);
    expect(isReached({ flip: ['dudley#1'] }, passing)).toBe(false);
    expect(isReached({ atLeast: { flips: 2 } }, [...sale('beer uttoxeter#1'), 'pass'])).toBe(true);
    expect(isReached({ atLeast: { flips: 2 } }, [...sale('barrel'), 'pass'])).toBe(false);
  });

  it('asks for links and tiles', () => {
    const turn = ['network birmingham-dudley', 'discard dudley', 'build cannock#2 coal with cannock'];
    expect(isReached({ lay: ['birmingham-dudley'] }, turn)).toBe(true);
    expect(isReached({ lay: ['birmingham-oxford'] }, turn)).toBe(false);
    expect(isReached({ build: [{}] }, turn)).toBe(true);
    expect(isReached({ build: [{ industry: 'coal', at: 'cannock' }] }, turn)).toBe(true);
    expect(isReached({ build: [{ tile: 'coal-2' }] }, turn)).toBe(false);
    expect(isReached({ build: [{ at: 'dudley' }] }, turn)).toBe(false);
  });

  it('rules out means', () => {
    expect(isReached({ flip: ['birmingham#1'], without: ['barrel'] }, [...sale('barrel'), 'pass'])).toBe(false);
    expect(isReached({ flip: ['birmingham#1'], without: ['barrel'] }, [...sale('beer uttoxeter#1'), 'pass'])).toBe(
      true,
    );
    const loan = ['loan 30', 'discard dudley', 'pass'];
    expect(isReached({ atLeast: { money: 38 } }, loan)).toBe(true);
    expect(isReached({ atLeast: { money: 38 }, without: ['loan'] }, loan)).toBe(false);
    const develop = ['develop cotton', 'discard dudley', 'stop', 'pass'];
    expect(isReached({ atMost: { spent: 2 } }, develop)).toBe(true);
    expect(isReached({ atMost: { spent: 1 } }, develop)).toBe(false);
    expect(isReached({ atMost: { spent: 2 }, without: ['market'] }, develop)).toBe(false);
    const others = { ...position, tiles: { ...position.tiles, 'redditch#2': { seat: 1, tile: 'iron-1' } } };
    expect(isReached({ atMost: { spent: 0 }, without: ['market'] }, develop, others)).toBe(true);
    expect(isReached({ atMost: { spent: 0 }, without: ['others'] }, develop, others)).toBe(false);
  });

  it('asks for the best figure, whichever turn reaches it', () => {
    const goal = { flip: ['birmingham#1'], atLeast: { money: 38 }, most: 'income' };
    const late = judge(lessonOf(goal), [...sale('barrel'), 'loan 30']);
    expect(late).toEqual({ isSolved: false, lacks: [], figure: { name: 'income', has: 1, possible: 4 } });
    const early = judge(lessonOf(goal), [
      'loan 30',
      'discard dudley',
      'sell birmingham#1 to oxford#1',
      'beer uttoxeter#1',
    ]);
    expect(early).toMatchObject({ isSolved: true, figure: { has: 4, possible: 4 } });
    expect(judge(lessonOf(goal), passing)).toMatchObject({
      isSolved: false,
      lacks: [{ kind: 'flip' }, { kind: 'atLeast', has: 8, needs: 38 }],
    });
  });

  it('asks for the first turn of the next round, where equal spending is not enough', () => {
    const last = (spent: number): unknown => ({
      ...position,
      order: [1, 0],
      turn: 1,
      players: [position.players[0], { spent }],
    });
    const turn = ['network birmingham-dudley', 'discard dudley', 'pass'];
    expect(isReached({ first: true }, turn, last(4))).toBe(true);
    expect(isReached({ first: true }, turn, last(3))).toBe(false);
  });

  it('is only judged on a whole turn', () => {
    const lesson = lessonOf({ flip: ['birmingham#1'] });
    for (const turn of [[], sale('barrel'), [...passing, 'pass'], ['dance'], ['sell dudley#1 to oxford#1']])
      expect(judge(lesson, turn)).toBeUndefined();
  });
});

describe('flaws', () => {
  const kinds = (goal: unknown, draft?: unknown): readonly string[] =>
    flawsOf(lessonOf(goal, draft)).map(({ kind }) => kind);

  it('are found by searching', () => {
    expect(kinds({ flip: ['birmingham#1'] })).toEqual([]);
    expect(kinds({ flip: ['dudley#1'] })).toEqual(['unsolvable']);
    expect(kinds({ atMost: { spent: 0 } })).toEqual(['idle']);
    expect(kinds({ first: true, flip: ['birmingham#1'] })).toEqual(['orderOpen']);
    const full = { ...position, players: [{ money: 60, income: 40 }] };
    expect(kinds({ flip: ['birmingham#1'] }, full)).toEqual(['tooLarge']);
  });

  it('do not include that a first step is easy', () => {
    const goal = { build: [{}] };
    const easy = {
      edition: 'birmingham',
      seats: 2,
      round: 5,
      actionsLeft: 1,
      players: [{ money: 60, hand: ['birmingham', 'brewery', 'pottery', 'coal'] }],
    };
    expect(kinds(goal, easy)).toEqual(['tooEasy']);
    const step = readLesson(file(goal, { position: easy, firstStep: true }), ['en']);
    expect(step.ok && flawsOf(step.value)).toEqual([]);
  });
});

describe('solve', () => {
  it('counts the ends of turns and finds the shortest that solves the lesson', () => {
    const { turn, ends, solved, isComplete } = solve(
      lessonOf({ flip: ['birmingham#1', 'uttoxeter#1'] }, { ...position, actionsLeft: 1 }),
    );
    expect(turn).toEqual(['sell birmingham#1 to oxford#1', expect.stringMatching(/^discard/), 'beer uttoxeter#1']);
    expect(solved).toBe(2);
    expect(ends).toBeGreaterThan(20);
    expect(isComplete).toBe(true);
  });
});

describe('readLesson', () => {
  it('names every fault with its place', () => {
    expect(faultsOf(file({ flip: ['birmingham#1'] }))).toEqual(['words.de missing']);
    const both = { en: words, de: words };
    expect(faultsOf(file({ flip: ['birmingham#1'] }, { words: both }))).toEqual([]);
    for (const value of [[], undefined, 7, {}, { name: 'x' }]) expect(faultsOf(value)).toEqual(['$format missing']);
    expect(faultsOf(file({}, { $format: 'x' }))).toEqual(['$format unknown']);
    expect(faultsOf(file({ flip: ['nowhere'], most: 'fun', dance: 1 }, { words: both }))).toEqual([
      'goal.dance superfluous',
      'goal.flip[0] unknown',
      'goal.most unknown',
    ]);
    expect(faultsOf(file({}, { words: both, id: 'No Slug', rules: [] }))).toEqual([
      'id wrongKind',
      'rules outOfRange',
      'goal missing',
    ]);
    expect(faultsOf(file({ sequel: { seat: 1, not: 'sell' } }, { words: both }))).toEqual([
      'goal.sequel.seat impossible',
    ]);
    expect(
      faultsOf(file({ flip: ['birmingham#1'] }, { words: { en: words, de: { ...words, hints: ['1'], idea: ' ' } } })),
    ).toEqual(['words.de.hints outOfRange', 'words.de.idea missing']);
    expect(faultsOf(file({ flip: ['birmingham#1'] }, { words: both, position: { ...position, seats: 9 } }))).toContain(
      'position.seats outOfRange',
    );
  });
});
