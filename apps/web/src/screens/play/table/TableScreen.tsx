import { isGuidedSeed } from '@coalbrook/guide';
import { useRef } from 'react';
import type { ComponentType } from 'react';

import { ClockContext, useClock } from '../../../clock/clockContext.ts';
import { usePlanClock } from '../../../clock/usePlanClock.ts';
import { useMessages } from '../../../language/useMessages.ts';
import type { Session } from '../../../session/session.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { GameTable } from './GameTable.tsx';
import { LastLeaf } from './layout/openTabs.ts';
import { TableTitle } from './TableTitle.tsx';
import { UnopenedGame } from './UnopenedGame.tsx';
import { useSnapshot, useSession } from './useSession.ts';
import { useSketch } from './useSketch.ts';

import styles from './TableScreen.module.css';

interface OpenedGameProps {
  readonly session: Session;
  readonly sketching: Sketching;
}

const OpenedGame = ({ session, sketching }: OpenedGameProps) => (
  <GameTable session={session} snapshot={useSnapshot(session)} sketching={sketching} />
);

/** The game or its plan. Only one is visible, and of the screen they share only which tab is open. */
export const Seated = ({ session }: { readonly session: Session }) => {
  const [sketch, sketching] = useSketch(session);
  const leaf = useRef('hand');
  const [clock, planClock] = [useClock(), usePlanClock()];
  const at = sketch ?? session;
  return (
    <LastLeaf value={leaf}>
      <ClockContext value={sketch ? planClock : clock}>
        <OpenedGame key={at.snapshot.sheet.id} session={at} sketching={sketching} />
      </ClockContext>
    </LastLeaf>
  );
};

export interface TableScreenProps {
  readonly id: string;
  /** The table of a guided game. */
  readonly guided: ComponentType<{ readonly session: Session }>;
}

/** Opens a game from the shelf. */
export const TableScreen = ({ id, guided: Guided }: TableScreenProps) => {
  const opened = useSession(id);
  const { table } = useMessages();
  if (!opened) {
    return (
      <main className={styles.lone} aria-busy="true">
        <p role="status">{table.loading}</p>
      </main>
    );
  }
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  const session = opened.value;
  return (
    <>
      <TableTitle session={session} />
      {isGuidedSeed(session.snapshot.sheet.seed) ? <Guided session={session} /> : <Seated session={session} />}
    </>
  );
};
