import type { Happening, OnlineTable } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';

import { useConsentTexts } from '../language/consentTexts.ts';
import { useFormats } from '../language/useFormats.ts';
import { useMessages } from '../language/useMessages.ts';
import { readHappenings } from '../session/online/consentApi.ts';
import { sayHappening } from './sayConsent.ts';

import styles from './Consent.module.css';

/** What was asked and decided at a table, the latest first. */
export const Happenings = ({ table: { game, happenings = 0 } }: { readonly table: OnlineTable }) => {
  const texts = useConsentTexts();
  const { time } = useMessages();
  const { shortMoment } = useFormats();
  const [known, setKnown] = useState<readonly Happening[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void readHappenings(game).then((answer) => {
      if (isCurrent && answer.ok) setKnown(answer.value.happenings);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, happenings]);
  const said = known
    .map((one) => ({ ...one, sentence: sayHappening(one.what, texts, time) }))
    .filter(({ sentence }) => sentence !== '');
  return (
    <section className={styles.happened}>
      <h3>{texts.happened}</h3>
      {said.length === 0 && <p className={styles.note}>{texts.nothing}</p>}
      <ul className={styles.happenings}>
        {said.toReversed().map(({ number, at, sentence }) => (
          <li key={number}>
            <time dateTime={new Date(at).toISOString()}>{shortMoment(at)}</time>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
};
