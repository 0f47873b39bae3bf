import { readPieces } from '@coalbrook/scene';
import type { ListedGame } from '@coalbrook/wire';
import { useMemo } from 'react';

import { Thumbnail } from '../../../board/Thumbnail.tsx';
import { colourOf } from '../../../theme/seats.ts';
import { knownTable } from './knownTable.ts';

/** A small picture of where a game stands; nothing if its table is unknown here. */
export const GamePicture = ({ summary }: { readonly summary: ListedGame }) => {
  const { sheet, pieces } = summary;
  const table = knownTable(sheet.header);
  const laid = useMemo(() => (table && pieces !== undefined ? readPieces(table, pieces) : undefined), [table, pieces]);
  return (
    table &&
    laid && (
      <Thumbnail
        table={table}
        pieces={laid}
        colours={sheet.sitters.map(({ colour }, seat) => colourOf(colour, seat))}
      />
    )
  );
};
