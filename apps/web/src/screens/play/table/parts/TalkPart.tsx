import { useMemo } from 'react';

import { classes } from '../../../../ui/classes.ts';
import { useTable } from '../tableModel.ts';

import styles from '../TableScreen.module.css';

export const TalkTitle = () => {
  const { talk } = useTable();
  return talk && <talk.Title />;
};

/** What people at an online table say, and note for themselves. */
export const TalkPart = () => {
  const { talk, session, snapshot, story, pointing } = useTable();
  const { table, sheet, frame } = snapshot;
  const { timeline } = story;
  const { mark, find } = pointing;
  const game = useMemo(
    () => ({ table, timeline, onMarks: mark, onFind: find, onGoTo: (seq: number) => void session.goTo(seq) }),
    [table, timeline, mark, find, session],
  );
  return (
    <div className={classes(styles.grows, styles.talk)} id="talk" tabIndex={-1}>
      {talk && <talk.Content viewer={frame.viewer} sitters={sheet.sitters} game={game} />}
    </div>
  );
};
