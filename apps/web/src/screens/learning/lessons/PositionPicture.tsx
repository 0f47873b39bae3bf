import type { State, Table } from '@coalbrook/rules';
import { piecesOf } from '@coalbrook/scene';
import { useMemo } from 'react';

import { Thumbnail } from '../../../board/Thumbnail.tsx';
import { colourOf } from '../../../theme/seats.ts';

export interface PositionPictureProps {
  readonly table: Table;
  readonly state: State;
}

/** A small picture of the position of a task, in the colours of its table. */
export const PositionPicture = ({ table, state }: PositionPictureProps) => {
  const pieces = useMemo(() => piecesOf(table, state), [table, state]);
  const colours = Array.from({ length: table.seats }, (_, seat) => colourOf('', seat));
  return <Thumbnail table={table} pieces={pieces} colours={colours} />;
};
