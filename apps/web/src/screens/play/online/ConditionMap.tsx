import type { Circumstance } from '@coalbrook/record';
import type { Table, View } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';
import { useMemo } from 'react';

import { useConditionTexts } from '../../../language/conditionTexts.ts';
import { useReducedMotion } from '../../../settings/useReducedMotion.ts';
import { seatedAt } from '../../../signs/seatLook.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TableBoard } from '../table/TableBoard.tsx';
import { keysOf, touchedOn } from './mapChoice.ts';

import styles from './ConditionMap.module.css';

interface ConditionMapProps {
  readonly table: Table;
  readonly view: View;
  readonly sheet: Sheet;
  /** What can be chosen. */
  readonly all: readonly Circumstance[];
  /** What is chosen so far. */
  readonly value: Circumstance;
  readonly onChoose: (is: Circumstance) => void;
  readonly onClose: () => void;
}

/** The map, on which somebody points at what a condition is about. */
export const ConditionMap = ({ table, view, sheet, all, value, onChoose, onClose }: ConditionMapProps) => {
  const texts = useConditionTexts();
  const isStill = useReducedMotion();
  const seated = useMemo(() => seatedAt(sheet), [sheet]);
  const colours = useMemo(() => seated.map(({ colour }) => colour), [seated]);
  const names = useMemo(() => seated.map(({ name }) => name), [seated]);
  const lit = useMemo(() => keysOf(all.filter(({ about }) => about === value.about)), [all, value.about]);
  const chosen = useMemo(() => keysOf([value]), [value]);
  return (
    <Dialog title={texts.onMap} size="wide" isOpen onClose={onClose}>
      <div className={styles.map}>
        <TableBoard
          table={table}
          view={view}
          colours={colours}
          names={names}
          lit={lit}
          chosen={chosen}
          ghost={undefined}
          events={[]}
          find={undefined}
          isStill={isStill}
          onPick={(target) => {
            const is = touchedOn(all, value, target);
            if (!is) return;
            onChoose(is);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
};
