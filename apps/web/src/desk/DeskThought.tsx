import type { Desk } from '@coalbrook/desk';
import { lazy, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { Alternatives } from './Alternatives.tsx';
import { DraftList, useDraftTeller } from './DraftList.tsx';
import { Headline } from './Headline.tsx';
import { isTold } from './isTold.ts';
import { PreviewSheet } from './PreviewSheet.tsx';
import { Telling } from './Telling.tsx';
import type { GameResult } from './Telling.tsx';
import { useDesk } from './useDesk.ts';
import { useWords } from './useWords.ts';
import { WhyNot } from './WhyNot.tsx';

import styles from './DeskPanel.module.css';

// A turn can be begun before a list of sales is needed.
const SalePart = lazy(() => import('./SalePart.tsx').then((module) => ({ default: module.SalePart })));

export interface DeskThoughtProps {
  readonly desk: Desk;
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  /** Undefined until the game is over. */
  readonly result?: GameResult | undefined;
  /** What others did. */
  readonly told: ReactNode;
  /** What there is to say about orders. */
  readonly order?: ReactNode;
}

/** What the desk says: the question, the chosen action with its cost and effect, why not, and what else is possible. */
export const DeskThought = ({ desk, session, snapshot, result, told, order }: DeskThoughtProps) => {
  const { table, sheet } = snapshot;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const words = useWords(table, names);
  const state = useDesk(desk);
  const { desk: texts, panels } = useMessages();
  const teller = useDraftTeller(snapshot);
  const from = useMemo(() => ({ table, names, words, texts, panels }), [table, names, words, texts, panels]);
  if (isTold(snapshot)) {
    return (
      <div className={styles.page}>
        <Telling session={session} snapshot={snapshot} result={result} told={told} />
        {snapshot.shown.mode === 'live' && order}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Headline state={state} snapshot={snapshot} words={words} />
      {order}
      {state.refusal && <WhyNot refusal={state.refusal} words={words} />}
      {(state.sales || state.unlisted) && (
        <Suspense>
          <SalePart desk={desk} state={state} from={from} />
        </Suspense>
      )}
      {(state.formed ?? state.sales?.played) && (
        <PreviewSheet state={state} table={table} names={names} words={words} />
      )}
      <Alternatives desk={desk} state={state} words={words} from={from} />
      {state.selection.length === 0 && <DraftList snapshot={snapshot} teller={teller} />}
    </div>
  );
};
