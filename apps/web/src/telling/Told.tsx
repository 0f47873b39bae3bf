import { capital } from '@coalbrook/words';

import { latestDeeds } from '../journal/latestDeed.ts';
import { planTurnAt } from '../journal/planTurn.ts';
import type { PlanTurn } from '../journal/planTurn.ts';
import type { Story } from '../journal/useJournal.ts';
import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { CardIcon } from '../signs/icons.tsx';
import { Portrait } from '../signs/Portrait.tsx';
import { Button } from '../ui/Button.tsx';
import { PaceSlider } from '../ui/PaceSlider.tsx';

import styles from './Told.module.css';

export interface ToldProps {
  readonly snapshot: GameSnapshot;
  readonly story: Story;
  readonly onExplain: (turn: PlanTurn) => void;
}

/** What somebody just did, on the desk. `TellingBar` shows it too in layouts where the desk may be hidden. */
export const Told = ({ snapshot, story, onExplain }: ToldProps) => {
  const { telling } = useMessages().story;
  const isTelling = snapshot.shown.mode === 'telling';
  const all = latestDeeds(story.lines);
  // Nobody needs to be told what they did themselves.
  const others = all.filter(({ seat }) => seat !== snapshot.frame.viewer);
  const deeds = isTelling && others.length > 0 ? others : all;
  if (deeds.length === 0 || snapshot.shown.mode === 'live') return undefined;
  const [{ seat: actor, index: first }] = deeds;
  const turn = planTurnAt(story.all, first);
  return (
    <div className={styles.told}>
      <Portrait sitter={snapshot.sheet.sitters[actor]} seat={actor} size={72} />
      <div className={styles.words}>
        {deeds.map((deed, index) =>
          deed.seat === deeds[index - 1]?.seat ? (
            <span key={deed.index}>{capital(story.lines[deed.index].item.text)} </span>
          ) : (
            <span key={deed.index}>
              <strong>{snapshot.sheet.sitters[deed.seat].name}</strong> {deed.text}{' '}
            </span>
          ),
        )}
      </div>
      <div className={styles.tools}>
        {isTelling && <PaceSlider />}
        {turn && (
          <Button size="small" onPress={() => onExplain(turn)}>
            <CardIcon size={16} /> {telling.explain}
          </Button>
        )}
      </div>
    </div>
  );
};
