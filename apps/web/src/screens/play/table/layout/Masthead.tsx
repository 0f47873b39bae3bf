import { lastRound } from '@coalbrook/rules';
import { boardName, thingsOf } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage, useMessages } from '../../../../language/useMessages.ts';
import type { GameSnapshot } from '../../../../session/gameSnapshot.ts';
import { useWindowLayout } from '../../../../ui/useMedia.ts';
import { GameMenu } from '../GameMenu.tsx';
import { useTable } from '../tableModel.ts';

import styles from '../TableScreen.module.css';

/** The name of the game and its progress. */
const useProgress = ({ table, sheet, shown: { view } }: GameSnapshot): readonly [string, string] => {
  const { table: texts, story } = useMessages();
  const language = useLanguage();
  const things = useMemo(() => thingsOf(table, language), [table, language]);
  const progress = texts.round(things.era(view.era), Math.max(1, view.round), lastRound(table, view));
  return [boardName(table, language), sheet.isTakenBack ? `${progress} · ${story.history.takenBack}` : progress];
};

/** What is played, how far it has come, and the menu. */
export const Masthead = () => {
  const { session, snapshot, dock, sketching, sheets, end, onToolPlace } = useTable();
  const layout = useWindowLayout();
  const [title, progress] = useProgress(snapshot);
  const { watching } = useMessages().table;
  return (
    <header className={styles.masthead}>
      <h1 className={styles.brand}>
        {title}
        {session.isWatching && <b className={styles.watching}>{watching}</b>}
        <small>{progress}</small>
      </h1>
      {(layout === 'narrow' || layout === 'low') && <div ref={onToolPlace} />}
      <GameMenu
        session={session}
        snapshot={snapshot}
        docking={dock}
        sketching={sketching}
        rematch={snapshot.frame.stage === 'over' ? end.rematch : undefined}
        onSheet={sheets.show}
      />
    </header>
  );
};
