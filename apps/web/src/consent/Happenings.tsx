import type { OnlineTable } from '@coalbrook/wire/online';

import { useConsentTexts } from '../language/consentTexts.ts';
import { useFormats } from '../language/useFormats.ts';
import { useMessages } from '../language/useMessages.ts';
import { sayHappening } from './sayConsent.ts';
import { useHappenings } from './useHappenings.ts';

import styles from './Consent.module.css';

/** What was asked and decided at a table, the latest first. */
export const Happenings = ({ table }: { readonly table: OnlineTable }) => {
  const texts = useConsentTexts();
  const { time } = useMessages();
  const { shortMoment } = useFormats();
  const said = useHappenings(table)
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
