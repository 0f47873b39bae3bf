import { makeAction, openDraft } from '@coalbrook/record';
import {
  awaitsChance,
  draw,
  legalActions,
  NOBODY,
  NONE,
  questionOf,
  seededDraw,
  seedOf,
  tryOut,
} from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { adviceFor } from './advice.ts';
import { gistAfter, judgeTurn } from './judge.ts';
import { fileOfDay, indexOfDay } from './ofDay.ts';
import type { Puzzle } from './puzzle.ts';
import { puzzleFiles } from './puzzleFiles.ts';
import { readEntry, readPuzzle } from './readPuzzle.ts';

const files = await Promise.all(puzzleFiles.map(async ({ edition, load }) => ({ edition, values: await load() })));

const puzzleOf = (value: unknown): Puzzle => {
  const puzzle = readPuzzle(value);
  if (!puzzle) throw new Error(`unreadable: ${JSON.stringify(value).slice(0, 60)}`);
  return puzzle;
};

/** The turn of somebody who does nothing. */
const idleTurn = ({ table, start }: Puzzle): readonly string[] => {
  const state = start.copy();
  const actions: string[] = [];
  for (let isOver = false; !isOver;) {
    const legal = legalActions(table, state);
    const action = legal.find(({ kind }) => kind === 'pass') ?? legal[0];
    actions.push(makeAction(table, action));
    isOver = tryOut(table, state, action);
    if (!isOver && awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('idle')));
  }
  return actions;
};

describe.each(files)('the puzzles of $edition', ({ edition, values }) => {
  const puzzles = values.map(puzzleOf);

  it('can all be read, and none is there twice', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const { id, table } of puzzles) {
      expect(table.edition.slug).toBe(edition);
      expect(id.startsWith(`${edition}-`)).toBe(true);
    }
  });

  it('begin with the easy ones', () => {
    const found = puzzles.map(({ grade }) => grade);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('come within each grade by the number of pieces, and none with few is hard', () => {
    const pieces = puzzles.map(({ start: { tile, linkOwner } }) => {
      return [...tile].filter((one) => one !== NONE).length + [...linkOwner].filter((owner) => owner !== NOBODY).length;
    });
    expect(puzzles[0].start.era).toBe(0);
    for (const grade of [1, 2, 3]) {
      const some = pieces.filter((_, index) => puzzles[index].grade === grade);
      expect(some).toEqual(some.toSorted((one, other) => one - other));
    }
    for (const [index, { grade, id }] of puzzles.entries()) if (pieces[index] <= 12) expect(grade, id).toBeLessThan(3);
  });

  it('are solved by their solutions alone: neither by the next best turn nor by passing', () => {
    for (const puzzle of puzzles) {
      for (const turn of puzzle.solutions)
        expect(judgeTurn(puzzle, turn)).toEqual({ isSolved: true, isNext: false, lacks: [] });
      expect(judgeTurn(puzzle, puzzle.next)).toMatchObject({ isSolved: false, isNext: true });
      expect(judgeTurn(puzzle, idleTurn(puzzle))?.isSolved, puzzle.id).toBe(false);
      expect(judgeTurn(puzzle, puzzle.solutions[0].slice(0, -1))).toBeUndefined();
    }
  });

  it('have a clear best turn, with a reason and a hint', () => {
    for (const puzzle of puzzles) {
      expect(puzzle.lead, puzzle.id).toBeGreaterThanOrEqual(2);
      expect(puzzle.ahead, puzzle.id).toBeGreaterThan(puzzle.futures / 2);
      expect(puzzle.solutions.length).toBeLessThanOrEqual(3);
      expect(puzzle.sources.length, puzzle.id).toBeGreaterThan(0);
      const [best] = puzzle.solutions;
      const hinted = adviceFor(puzzle).map(({ advice: { action } }) => makeAction(puzzle.table, action));
      expect(hinted[0], puzzle.id).toBe(best[0]);
      expect(hinted).toEqual(best.filter((text) => hinted.includes(text)));
    }
    const isWhole = (puzzle: Puzzle): boolean =>
      adviceFor(puzzle).filter(({ view }) => questionOf(view) === 'action').length === puzzle.start.actionsLeft;
    expect(puzzles.filter(isWhole).length).toBeGreaterThan(puzzles.length / 3);
  });

  it('say what another turn lacks', () => {
    const missed = puzzles.map((puzzle) => judgeTurn(puzzle, idleTurn(puzzle))?.lacks ?? []);
    expect(missed.filter((lacks) => lacks.length > 0).length).toBeGreaterThan(puzzles.length / 2);
    for (const puzzle of puzzles) {
      const gained = puzzle.sources.filter(({ points }) => points > 0).map(({ source }) => source);
      expect(judgeTurn(puzzle, puzzle.next)?.lacks).toEqual(gained.slice(0, 2));
    }
  });

  it('store nothing that the seat cannot see', () => {
    for (const [index, { table, seat }] of puzzles.entries()) {
      const { position } = readEntry(values[index]) ?? {};
      expect(position).not.toHaveProperty('deck');
      const { players } = position as { players: readonly { readonly hand?: Readonly<Record<string, number>> }[] };
      const wilds = table.wilds.map((card) => table.cards[card].slug);
      for (const [other, { hand = {} }] of players.entries())
        if (other !== seat) expect(wilds).toEqual(expect.arrayContaining(Object.keys(hand)));
    }
  });
});

describe('a turn', () => {
  const position = {
    edition: 'birmingham',
    seats: 2,
    round: 5,
    players: [{ money: 60, income: 20, hand: ['dudley', 'dudley', 'coal', 'worcester'] }],
    tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' }, 'uttoxeter#1': { seat: 0, tile: 'brewery-1' } },
    links: { 'birmingham-dudley': 0, 'birmingham-oxford': 0 },
  };
  const opened = openDraft(position);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { table, state: start } = opened.value;
  const puzzle = { table, start, seat: start.actor };
  const gist = (...actions: readonly string[]): string | undefined => gistAfter(puzzle, actions);
  const coal = 'build dudley#1 coal with dudley';

  it('is the same in another order, with another card, and on another site of the place', () => {
    const expected = gist(coal, 'loan 30', 'discard worcester');
    expect(expected).toBeDefined();
    expect(gist('loan 30', 'discard worcester', coal)).toBe(expected);
    expect(gist('build dudley#1 coal with coal', 'loan 30', 'discard worcester')).toBe(expected);
    expect(gist(coal, 'loan 30', 'discard dudley')).toBe(expected);
    const cotton = ['build worcester#1 cotton with worcester', 'loan 30', 'discard dudley'];
    expect(gist(...cotton)).toBeDefined();
    expect(gist(...cotton.with(0, 'build worcester#2 cotton with worcester'))).toBe(gist(...cotton));
  });

  it('is another one if it leaves anything else on the board', () => {
    const expected = gist(coal, 'loan 30', 'discard worcester');
    expect(gist(coal, 'pass', 'discard worcester')).not.toBe(expected);
    expect(gist(coal, 'network birmingham-redditch', 'discard worcester')).not.toBe(expected);
  });

  it('is none if it is not whole, or not legal', () => {
    expect(gist()).toBeUndefined();
    expect(gist(coal)).toBeUndefined();
    expect(gist('build dudley#1 coal with worcester')).toBeUndefined();
    expect(gist('nonsense')).toBeUndefined();
  });
});

describe('the last turn of a game', () => {
  const entry = {
    id: 'birmingham-last',
    grade: 1,
    position: {
      edition: 'birmingham',
      seats: 2,
      era: 'rail',
      round: 10,
      turn: 1,
      players: [{ hand: [] }, { money: 99, income: 20, hand: ['dudley', 'coal'] }],
      tiles: {
        'birmingham#1': { seat: 1, tile: 'cotton-2' },
        'uttoxeter#1': { seat: 1, tile: 'brewery-2', cubes: 1 },
        'coventry#1': { seat: 0, tile: 'pottery-1', flipped: true },
      },
      links: { 'birmingham-oxford': 1 },
      merchants: { 'oxford#1': { tile: 'cotton' } },
      deck: {},
    },
    solutions: [['sell birmingham#1 to oxford#1', 'discard dudley', 'beer uttoxeter#1', 'loan 30']],
    next: ['loan 30', 'discard dudley', 'pass'],
    lead: 5,
    sources: { tiles: 5 },
    futures: 1,
    ahead: 1,
  };

  it('is right with any turn that brings as many points', () => {
    const puzzle = puzzleOf(entry);
    const sale = (...more: readonly string[]): readonly string[] => ['sell birmingham#1 to oxford#1', ...more];
    const judged = (turn: readonly string[]): boolean | undefined => judgeTurn(puzzle, turn)?.isSolved;
    expect(judged(entry.solutions[0])).toBe(true);
    expect(judged(sale('discard coal', 'beer uttoxeter#1', 'pass'))).toBe(true);
    expect(judged(entry.next)).toBe(false);
    expect(judged(['pass', 'discard coal', 'pass'])).toBe(false);
  });

  it('is right only with the turns that were looked at while another one is to come', () => {
    const puzzle = puzzleOf({ ...entry, position: { ...entry.position, round: 5, deck: undefined } });
    expect(judgeTurn(puzzle, entry.solutions[0])?.isSolved).toBe(true);
    expect(
      judgeTurn(puzzle, ['sell birmingham#1 to oxford#1', 'discard coal', 'beer uttoxeter#1', 'pass'])?.isSolved,
    ).toBe(false);
  });
});

describe('a damaged puzzle', () => {
  const [value] = files[0].values as readonly object[];

  it.each([
    ['no object', 7],
    ['no solution', { ...value, solutions: [] }],
    ['an illegal solution', { ...value, solutions: [['loan 999']] }],
    ['a turn that is not whole', { ...value, next: [] }],
    ['a wrong position', { ...value, position: { edition: 'birmingham', seats: 99 } }],
    ['no lead', { ...value, lead: 'much' }],
    ['a field too many', { ...value, colour: 'red' }],
  ])('is not read: %s', (_, damaged) => {
    expect(readPuzzle(damaged)).toBeUndefined();
  });
});

describe('the puzzle of the day', () => {
  it('is every puzzle of a file before any comes again', () => {
    for (const count of [1, 7, 37, 74, 100]) {
      const had = puzzleFiles.map((): number[] => []);
      for (let day = 20_000; day < 20_000 + 8 * count; day++)
        had[puzzleFiles.indexOf(fileOfDay(day))].push(indexOfDay(day, count));
      for (const days of had) {
        expect(days.length).toBeGreaterThanOrEqual(2 * count);
        expect(new Set(days.slice(0, count)).size).toBe(count);
        expect(days.slice(count, 2 * count)).toEqual(days.slice(0, count));
      }
    }
  });

  it('comes from another game than the day before', () => {
    for (let day = 0; day < 8; day++) expect(fileOfDay(day)).not.toBe(fileOfDay(day + 1));
  });
});
