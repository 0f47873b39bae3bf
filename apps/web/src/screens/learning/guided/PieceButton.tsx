import type { PieceName } from '@coalbrook/guide';
import type { Table, Tile } from '@coalbrook/rules';
import { lazy, Suspense, useState } from 'react';

import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import type { Colour } from '../../../theme/seats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

const AnnotatedPiece = lazy(() =>
  import('../../../panels/AnnotatedPieces.tsx').then((module) => ({ default: module.AnnotatedPiece })),
);

export interface PieceButtonProps {
  readonly table: Table;
  readonly name: PieceName;
  /** The tile that is spoken of. */
  readonly tile: Tile | undefined;
  /** Of the learner’s pieces. */
  readonly colour: Colour;
}

/** Offers a picture of a piece that matters now for the first time, with what is on it. */
export const PieceButton = ({ table, name, tile, colour }: PieceButtonProps) => {
  const { pieces } = useGuidedTexts();
  const [isOpen, setOpen] = useState(false);
  const hasSigns = name === 'tile' || name === 'merchant';
  return (
    <>
      <Button onPress={() => setOpen(true)}>{pieces[name]}</Button>
      {isOpen && (
        <Dialog title={pieces[name]} isOpen onClose={() => setOpen(false)} isText>
          <Suspense>
            <AnnotatedPiece table={table} name={name} tile={tile} colour={colour} />
            {hasSigns && <AnnotatedPiece table={table} name="signs" isTitled />}
          </Suspense>
        </Dialog>
      )}
    </>
  );
};
