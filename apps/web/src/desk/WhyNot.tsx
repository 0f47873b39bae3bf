import type { Refusal } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

/** Why something cannot be done, with the rule behind a link. */
export const WhyNot = ({ refusal, words }: { readonly refusal: Refusal; readonly words: DeskWords }) => {
  const { desk: texts } = useMessages();
  return (
    <p role="alert" className={styles.whyNot}>
      {words.why(refusal)}{' '}
      <a href={`#/rules/${refusal.rule}`} aria-label={texts.rule(refusal.rule)}>
        {refusal.rule}
      </a>
    </p>
  );
};
