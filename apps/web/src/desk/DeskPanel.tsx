import type { Seat } from '@coalbrook/rules';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { viewOf } from '../session/viewOf.ts';
import { ActionBar } from './ActionBar.tsx';
import { Alternatives } from './Alternatives.tsx';
import { DraftList, useDraftTeller } from './DraftList.tsx';
import { Headline } from './Headline.tsx';
import { KindBar } from './KindBar.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';
import { Telling } from './Telling.tsx';
import type { GameResult } from './Telling.tsx';
import type { DeskModel } from './useDesk.ts';
import { useWords } from './useWords.ts';
import { useWaiting } from './waiting.ts';
import { WhyNot } from './WhyNot.tsx';

import styles from './DeskPanel.module.css';

export interface DeskPanelProps {
  readonly desk: DeskModel;
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  /** Undefined until the game is over. */
  readonly result?: GameResult | undefined;
  /** What others did. */
  readonly told: ReactNode;
  /** Gives a hint, or takes it away. */
  readonly onHint: () => void;
  /** What there is to say about orders. */
  readonly order?: ReactNode;
}

/** The selected action, its cost, and the buttons to confirm it. */
export const DeskPanel = ({ desk, session, snapshot, result, told, order, onHint }: DeskPanelProps) => {
  const { desk: texts } = useMessages();
  const { frame, table, sheet } = snapshot;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const words = useWords(table, names);
  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const isTold = snapshot.shown.mode !== 'live' || frame.stage === 'waiting' || frame.stage === 'over';
  const seat: Seat = frame.viewer;
  const isWaiting = useWaiting(desk.waiting);
  const teller = useDraftTeller(snapshot);

  if (isTold) {
    return (
      <section className={styles.desk} aria-label={texts.title} id="desk" tabIndex={-1}>
        <Telling session={session} snapshot={snapshot} result={result} told={told} />
        {snapshot.shown.mode === 'live' && order}
      </section>
    );
  }
  return (
    <section
      className={styles.desk}
      aria-label={texts.title}
      aria-busy={isWaiting}
      data-ready={desk.ready !== undefined || undefined}
      data-begun={desk.selection.some(({ on }) => on === 'kind') || undefined}
      id="desk"
      tabIndex={-1}
    >
      <div className={styles.page} tabIndex={0} role="group" aria-label={texts.title}>
        <Headline desk={desk} snapshot={snapshot} view={view} words={words} />
        {order}
        {desk.refusal && <WhyNot refusal={desk.refusal} words={words} />}
        {desk.ready && <PreviewSheet desk={desk} table={table} view={view} seat={seat} names={names} words={words} />}
        <Alternatives desk={desk} table={table} view={view} words={words} />
        {desk.selection.length === 0 && <DraftList snapshot={snapshot} teller={teller} />}
      </div>
      <KindBar desk={desk} table={table} view={view} words={words} />
      <ActionBar desk={desk} snapshot={snapshot} words={words} onHint={onHint} />
    </section>
  );
};
