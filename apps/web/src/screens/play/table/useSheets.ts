import type { Seat } from '@coalbrook/rules';
import { useState } from 'react';

import type { SheetName } from '../../../desk/command.ts';
import { useStableFunction } from '../../../ui/useStableFunction.ts';
import type { Dock } from './useDock.ts';

/** What is open over the table. */
export interface Sheets {
  readonly open: SheetName | undefined;
  readonly show: (sheet: SheetName | undefined) => void;
  /** Whose mat is open over the table. */
  readonly mat: Seat | undefined;
  /** Shows a mat in the dock if there is one, else in a sheet. */
  readonly showMat: (seat: Seat) => void;
  readonly closeMat: () => void;
}

export const useSheets = (dock: Dock): Sheets => {
  const [open, show] = useState<SheetName>();
  const [mat, setMat] = useState<Seat>();
  const showMat = useStableFunction((seat: Seat): void => (dock.isDocked ? dock.show(seat) : setMat(seat)));
  return { open, show, mat, showMat, closeMat: () => setMat(undefined) };
};
