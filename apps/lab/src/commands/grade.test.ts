import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { puzzleFiles } from '@coalbrook/puzzles';
import type { PuzzleEntry } from '@coalbrook/puzzles';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { grade } from './grade.ts';

const { signal } = new AbortController();

const fileWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-grade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'puzzles.json');
  writeFileSync(file, text);
  return file;
};

/** Some puzzles that come with the game, of all grades. */
const somePuzzles = async (): Promise<readonly PuzzleEntry[]> => {
  const all = (await puzzleFiles[1].load()) as readonly PuzzleEntry[];
  return [1, 2, 3].flatMap((one) => all.filter((entry) => entry.grade === one).slice(0, 2));
};

describe('grading puzzles again', () => {
  it('finds the grades that they come with', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => said.mockRestore());
    const puzzles = await somePuzzles();
    const file = fileWith(JSON.stringify(puzzles.map((entry) => ({ ...entry, grade: 2 })).toReversed()));
    expect(await grade.run([file], signal)).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(puzzles);
    expect(said.mock.calls).toEqual([[`${file}: 4 of 6 have another grade; now 2, 2, 2.`]]);
  });

  it.each([
    ['nothing that can be read', '[', 'cannot be read.'],
    ['no list', '{}', 'holds no list of puzzles.'],
    ['something else than puzzles', '[{}]', 'is damaged.'],
  ])('refuses a file with %s, and leaves it alone', async (_, text, sentence) => {
    const file = fileWith(text);
    await expect(grade.run([file], signal)).rejects.toThrow(sentence);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('asks for a file', async () => {
    await expect(grade.run([], signal)).rejects.toThrow('npm run lab -- grade FILE');
  });
});
