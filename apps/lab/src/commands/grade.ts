import { readFileSync, writeFileSync } from 'node:fs';

import { readEntry, readPuzzle } from '@coalbrook/puzzles';
import type { PuzzleEntry } from '@coalbrook/puzzles';
import { fetchNet, ownNets } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { gradeOf } from '../puzzles/gradeOf.ts';
import { puzzleFile } from '../puzzles/puzzleFile.ts';

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
};

/** The puzzles of a file; throws an error with one sentence if it holds something else. */
const entriesIn = (file: string): readonly PuzzleEntry[] => {
  const values = parse(file);
  if (!Array.isArray(values)) throw new Error(`${file} holds no list of puzzles.`);
  return values.map((value, index) => {
    const entry = readEntry(value);
    if (!entry) throw new Error(`Puzzle ${index + 1} of ${file} is damaged.`);
    return entry;
  });
};

const graded = async (entry: PuzzleEntry): Promise<PuzzleEntry> => {
  const puzzle = readPuzzle(entry);
  if (!puzzle) throw new Error(`The puzzle ${entry.id} does not fit the rules.`);
  const problem = await fetchNet(ownNets, puzzle.table);
  if (problem !== undefined) throw new Error(problem);
  return { ...entry, grade: gradeOf(puzzle, entry, ownNets.judgeFor(puzzle.table)) };
};

export const grade: LabCommand = {
  usage: 'npm run lab -- grade FILE …',
  async run(words) {
    const { operands } = new Args(words, {});
    if (operands.length === 0) throw new Error(grade.usage);
    for (const file of operands) {
      const before = entriesIn(file);
      const after: PuzzleEntry[] = [];
      for (const entry of before) after.push(await graded(entry));
      writeFileSync(file, puzzleFile(after));
      const changed = after.filter((entry, index) => entry.grade !== before[index].grade).length;
      const counts = [1, 2, 3].map((one) => after.filter((entry) => entry.grade === one).length);
      console.log(`${file}: ${changed} of ${after.length} have another grade; now ${counts.join(', ')}.`);
    }
    return SUCCESS;
  },
};
