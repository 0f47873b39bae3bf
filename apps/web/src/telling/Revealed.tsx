import { latestDeed } from '../journal/latestDeed.ts';
import type { Story } from '../journal/useJournal.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { Portrait } from '../signs/Portrait.tsx';
import { SeatMark } from '../signs/SeatMark.tsx';
import { classes } from '../ui/classes.ts';
import { useReveal } from './useReveal.ts';

import styles from './TellingBar.module.css';

/** Briefly shows what chance brought in the viewer's own turn; `JournalNews` announces it to screen readers. */
export const Revealed = ({ snapshot, story }: { readonly snapshot: GameSnapshot; readonly story: Story }) => {
  const deed = useReveal(snapshot, story);
  const { mode } = snapshot.shown;
  if (!deed || mode === 'past') return undefined;
  // While telling, the bar above says it.
  if (mode === 'telling' && latestDeed(story.lines)?.index === deed.index) return undefined;
  const sitter = snapshot.sheet.sitters[deed.seat];
  return (
    <div className={classes(styles.bar, styles.revealed)} aria-hidden="true">
      <SeatMark sitter={sitter} seat={deed.seat} className={styles.edge} />
      <Portrait sitter={sitter} seat={deed.seat} size={28} />
      <p className={styles.words}>
        <strong className={styles.who}>{sitter.name}</strong> {deed.text}
      </p>
    </div>
  );
};
