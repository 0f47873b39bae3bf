import { Button } from '../app/ui/Button.tsx';
import { useMessages } from '../language/useMessages.ts';
import type { Play, Session } from '../session/play.ts';
import { CardIcon } from './icons.tsx';
import { latestDeed } from './latestDeed.ts';
import { PaceSlider } from './PaceSlider.tsx';
import { planTurnAt } from './planTurn.ts';
import type { PlanTurn } from './planTurn.ts';
import { Portrait } from './Portrait.tsx';
import type { Story } from './useJournal.ts';

import styles from './Told.module.css';

export interface ToldProps {
  readonly session: Session;
  readonly play: Play;
  readonly story: Story;
  readonly onExplain: (turn: PlanTurn) => void;
}

/** What somebody just did, to be read on the desk. Where the desk may lie under another leaf, a bar over the map tells it too. */
export const Told = ({ session, play, story, onExplain }: ToldProps) => {
  const { telling } = useMessages().story;
  const last = latestDeed(story.lines);
  const isTelling = play.shown.mode === 'telling';
  if (!last || play.shown.mode === 'live') return undefined;
  const sitter = play.sheet.sitters[last.seat];
  const turn = planTurnAt(story.all, last.index);
  return (
    <div className={styles.told}>
      <Portrait sitter={sitter} seat={last.seat} size={72} />
      <p className={styles.words}>
        <strong>{sitter.name}</strong> {last.text}
      </p>
      <div className={styles.tools}>
        {isTelling && <PaceSlider session={session} />}
        {turn && (
          <Button size="small" onPress={() => onExplain(turn)}>
            <CardIcon size={16} /> {telling.explain}
          </Button>
        )}
      </div>
    </div>
  );
};
