import { useMessages } from '../../../language/useMessages.ts';
import { switchSound } from '../../../sound/sounding.ts';
import { Button } from '../../../ui/Button.tsx';

import styles from './SoundOffer.module.css';

/** Asks once whether the table is to be heard. */
export const SoundOffer = () => {
  const { soundOffer: texts } = useMessages().table;
  return (
    <section className={styles.offer} aria-label={texts.label}>
      <p>{texts.question}</p>
      <div className={styles.answers}>
        <Button size="small" onPress={() => switchSound(true)}>
          {texts.yes}
        </Button>
        <Button size="small" look="quiet" onPress={() => switchSound(false)}>
          {texts.no}
        </Button>
      </div>
    </section>
  );
};
