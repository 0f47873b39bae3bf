import { pointSources } from '@coalbrook/coach';
import { completeDraft, openDraft } from '@coalbrook/record';
import type { Position } from '@coalbrook/record';
import { questionOf, seedOf } from '@coalbrook/rules';
import { Reading } from '@coalbrook/rules/input';

import { gistAfter } from './judge.ts';
import { grades } from './puzzle.ts';
import type { Grade, Puzzle, PuzzleEntry } from './puzzle.ts';

const fields = ['id', 'grade', 'position', 'solutions', 'next', 'lead', 'sources', 'futures', 'ahead'];

const MOST_FUTURES = 9999;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What a file says about a puzzle; undefined if it is damaged. */
export const readEntry = (value: unknown): PuzzleEntry | undefined => {
  const reading = new Reading('file');
  const file = reading.fields(value, '', fields) ?? {};
  const id = reading.text(file['id'], 'id') ?? '';
  const grade: Grade = grades.find((one) => one === file['grade']) ?? 1;
  const position = reading.fields(file['position'], 'position') ?? {};
  const solutions = reading
    .list(file['solutions'], 'solutions')
    .map((turn, index) => reading.texts(turn, `solutions[${index}]`));
  const next = reading.texts(file['next'], 'next');
  const sources = Object.entries(reading.object(file['sources'], 'sources')).flatMap(([source, points]) =>
    isNumber(points) ? [[source, points] as const] : [],
  );
  const futures = reading.integer(file['futures'], 'futures', 0, 1, MOST_FUTURES);
  const ahead = reading.integer(file['ahead'], 'ahead', 0, 0, MOST_FUTURES);
  const { lead } = file;
  if (reading.faults.length > 0 || solutions.length === 0 || !isNumber(lead)) return undefined;
  return { id, grade, position, solutions, next, lead, sources: Object.fromEntries(sources), futures, ahead };
};

/** The position of a puzzle: what a seat sees, completed with a deal that is always the same. */
export const openPuzzle = (position: object, id: string): (Position & Pick<Puzzle, 'position'>) | undefined => {
  const draft = completeDraft(position, seedOf(id));
  const opened = draft.ok ? openDraft(draft.value) : draft;
  if (!draft.ok || !opened.ok || questionOf(opened.value.state) !== 'action') return undefined;
  return { ...opened.value, position: draft.value };
};

/** Reads a puzzle; undefined if it is damaged, or if its turns do not fit the rules. */
export const readPuzzle = (value: unknown): Puzzle | undefined => {
  const entry = readEntry(value);
  const opened = entry && openPuzzle(entry.position, entry.id);
  if (!opened) return undefined;
  const { position, table, state: start } = opened;
  const sources = pointSources
    .flatMap((source) => (entry.sources[source] === undefined ? [] : [{ source, points: entry.sources[source] }]))
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const puzzle: Puzzle = { ...entry, position, table, start, seat: start.actor, sources };
  const isSound = [...puzzle.solutions, puzzle.next].every((turn) => gistAfter(puzzle, turn) !== undefined);
  return isSound ? puzzle : undefined;
};
