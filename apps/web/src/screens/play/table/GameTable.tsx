import { useEffect } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { useSettings } from '../../../settings/settings.ts';
import { useReducedMotion } from '../../../settings/useReducedMotion.ts';
import { classes } from '../../../ui/classes.ts';
import { dismissFaults } from '../../../ui/notices.ts';
import { TableLayout } from './layout/TableLayout.tsx';
import { placeTouched } from './placeTouched.ts';
import { Slot } from './slots.tsx';
import { TableContext } from './tableModel.ts';
import { useCoins } from './useCoins.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNetless } from './useNetless.ts';
import { useQuickClicks } from './useQuickClicks.ts';
import { useSounds } from './useSounds.ts';
import { useTableModel } from './useTableModel.ts';

import sketchStyles from './SketchBanner.module.css';
import styles from './TableScreen.module.css';

/** Tells what others do at the chosen pace. In a plan the others only pass, so there is nothing to watch. */
const usePace = (session: Session, isSketch: boolean): void => {
  const isStill = useReducedMotion();
  const { pace } = useSettings();
  const usual = isStill || isSketch ? 0 : pace;
  useEffect(() => session.setPace(usual), [session, usual]);
};

/** What was refused in an earlier position may be possible in this one. */
const useFreshFaults = ({ frame }: GameSnapshot): void => {
  const { seq } = frame;
  useEffect(dismissFaults, [seq]);
};

export interface GameTableProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly sketching: Sketching;
}

/** A game being played: the whole screen and everything that can open over it. */
export const GameTable = ({ session, snapshot: latest, sketching }: GameTableProps) => {
  useKeptFocus();
  useSounds(latest);
  useNetless(latest);
  useFreshFaults(latest);
  usePace(session, latest.isSketch);
  const { spoken } = useMessages();
  const model = useTableModel(session, latest, sketching);
  const { snapshot, spotlight, pointing } = model;
  useCoins(snapshot);
  const quickClicks = useQuickClicks(snapshot.frame, (touched) => {
    const place = placeTouched(snapshot.table, touched);
    if (place !== undefined) pointing.find(place);
  });
  return (
    <TableContext value={model}>
      <main
        tabIndex={-1}
        className={classes(styles.screen, snapshot.isSketch && sketchStyles.sheet)}
        onPointerOver={spotlight.onPointerOver}
        {...quickClicks}
      >
        <button type="button" className={styles.skip} onClick={() => model.areas.ask('text')}>
          {spoken.skip}
        </button>
        <TableLayout />
        <Slot name="over" />
      </main>
    </TableContext>
  );
};
