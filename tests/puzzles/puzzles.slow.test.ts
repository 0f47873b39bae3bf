/** The puzzles that come with the game, looked at once more, in deals that the finder has not seen. */

import { apprentice, random } from '@coalbrook/bots';
import { gistOf, puzzleFiles, readPuzzle } from '@coalbrook/puzzles';
import type { Puzzle } from '@coalbrook/puzzles';
import { parseAction } from '@coalbrook/record';
import { fetchNet, ownNets } from '@coalbrook/referee';
import { findLegal, mask, tryOut } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { isSolvedBy } from '../../apps/lab/src/puzzles/luck.ts';
import { leadOver, mean, tryTurns } from '../../apps/lab/src/puzzles/trials.ts';
import type { PlannedTurn } from '../../apps/lab/src/puzzles/turns.ts';
import { isSoak, soakCount } from '../soakCount.ts';

const DEALS = 12;
const ROUNDS = 3;
/** Outside a soak, five puzzles of each edition are looked at again, and few random turns are tried at each. */
const LOOKED_AT = 5;
const RANDOM_TURNS = soakCount(40, 4);

const files = await Promise.all(
  puzzleFiles.map(async ({ edition, load }) => ({
    edition,
    puzzles: (await load()).flatMap((value) => readPuzzle(value) ?? []),
  })),
);

/** Some of a list, from all parts of it. */
const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)],
  );

const plan = ({ table, start }: Puzzle, turn: readonly string[]): PlannedTurn => {
  const state = start.copy();
  const actions = turn.map((text) => {
    const parsed = parseAction(table, text);
    const action = parsed.ok ? findLegal(table, state, parsed.value) : undefined;
    if (!action) throw new Error(text);
    tryOut(table, state, action);
    return action;
  });
  return { actions, gist: gistOf(table, state), worth: 0 };
};

describe.each(files)('the puzzles of $edition', ({ puzzles }) => {
  it('have the same best turn in fresh futures', async () => {
    const leads: number[] = [];
    for (const puzzle of sampleOf(puzzles, isSoak ? puzzles.length : LOOKED_AT)) {
      const { table, start, seat, id } = puzzle;
      await fetchNet(ownNets, table);
      const turns = [puzzle.solutions[0], puzzle.next].map((turn) => plan(puzzle, turn));
      const terms = { deals: DEALS, rounds: ROUNDS, name: `fresh ${id}` };
      const [best, next] = tryTurns(table, mask(table, start, seat), ownNets.judgeFor(table), turns, terms);
      leads.push(leadOver(best, next).lead);
    }
    console.log(leads.map((lead) => lead.toFixed(1)).join(' '));
    expect(mean(leads)).toBeGreaterThan(2);
    // Leads of twelve futures scatter by a point or so.
    expect(leads.filter((lead) => lead > 0).length).toBeGreaterThanOrEqual(0.9 * leads.length);
  });

  it('are not solved by rules of thumb, unless they are easy, and hardly ever by chance', () => {
    let lucky = 0;
    for (const puzzle of puzzles) {
      if (puzzle.grade > 1) expect(isSolvedBy(puzzle, apprentice, 'thumb'), puzzle.id).toBe(false);
      for (let turn = 0; turn < RANDOM_TURNS; turn++) if (isSolvedBy(puzzle, random, `other ${turn}`)) lucky++;
    }
    expect(lucky).toBeLessThan(0.1 * puzzles.length * RANDOM_TURNS);
  });
});
