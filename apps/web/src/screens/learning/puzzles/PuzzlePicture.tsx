import { openPuzzle } from '@coalbrook/puzzles';
import type { PuzzleEntry } from '@coalbrook/puzzles';
import { useMemo } from 'react';

import { PositionPicture } from '../lessons/PositionPicture.tsx';

type Opened = ReturnType<typeof openPuzzle>;

const opened = new WeakMap<PuzzleEntry, { readonly position: Opened }>();

/** Opens the position of a puzzle once, however often its picture is shown. */
const positionOf = (entry: PuzzleEntry): Opened => {
  const known = opened.get(entry) ?? { position: openPuzzle(entry.position, entry.id) };
  opened.set(entry, known);
  return known.position;
};

/** A small picture of the position of a puzzle; nothing if it is damaged. */
export const PuzzlePicture = ({ entry }: { readonly entry: PuzzleEntry }) => {
  const position = useMemo(() => positionOf(entry), [entry]);
  return position && <PositionPicture table={position.table} state={position.state} />;
};
