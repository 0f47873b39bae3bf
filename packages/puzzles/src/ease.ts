import type { Grade, PuzzleEntry } from './puzzle.ts';

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** How many tiles and links are on the map. */
const piecesIn = ({ position }: Pick<PuzzleEntry, 'position'>): number =>
  ('tiles' in position ? sizeOf(position.tiles) : 0) + ('links' in position ? sizeOf(position.links) : 0);

/** With no more pieces than these, there is little to take in. */
const FEW_PIECES = 12;

/** The grade of a puzzle that is found by somebody of a grade: one less if there is little on the map. */
export const gradeFor = (found: Grade, puzzle: Pick<PuzzleEntry, 'position'>): Grade =>
  found > 1 && piecesIn(puzzle) <= FEW_PIECES ? (found === 3 ? 2 : 1) : found;

/** Orders puzzles by ease: by their grades, and within one by what is on the map. */
export const byEase = (one: PuzzleEntry, other: PuzzleEntry): number =>
  one.grade - other.grade || piecesIn(one) - piecesIn(other);
