import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { hasBegun } from '../../play/newGame/hasBegun.ts';
import { useBeginGame } from '../../play/newGame/useBeginGame.ts';
import { useNames } from '../../play/newGame/useNames.ts';

import styles from './PlayNow.module.css';

interface WordsProps {
  readonly title: string;
  readonly note: string;
}

const Words = ({ title, note }: WordsProps) => (
  <span className={styles.words}>
    <span>{title}</span>
    <small>{note}</small>
  </span>
);

/** The ways to play at once: newcomers are led to a guided game first. Only one button stands out. */
export const PlayNow = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  const { start } = useMessages();
  const { isStarting, begin } = useBeginGame(go);
  const names = useNames();
  const isFirst = !hasBegun();
  // Only whoever plays at once needs it.
  const playNow = (): Promise<void> =>
    begin(import('./quickGame.ts').then(({ quickGame }) => quickGame(names, isFirst)));
  return (
    <>
      {isFirst && (
        <LinkButton
          href={hrefOf({ screen: 'guided' })}
          look={isWaiting ? 'plain' : 'primary'}
          size="large"
          wide
          className={styles.way ?? ''}
        >
          <Words title={start.guided} note={start.guidedNote} />
        </LinkButton>
      )}
      <Button
        look={isFirst || isWaiting ? 'plain' : 'primary'}
        size="large"
        wide
        className={styles.way ?? ''}
        isDisabled={isStarting}
        onPress={() => void playNow()}
      >
        <Words
          title={isStarting ? start.starting : start.playNow}
          note={isFirst ? start.firstGameNote : start.playNowNote}
        />
      </Button>
    </>
  );
};
