import type { Refusal } from '@coalbrook/rules';

import { RuleLink } from '../ruleExamples/RuleLink.tsx';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

/** Why something is impossible, with the rule that says so. */
export const WhyNot = ({ refusal, words }: { readonly refusal: Refusal; readonly words: DeskWords }) => (
  <div role="alert" className={styles.whyNot}>
    {words.why(refusal)} <RuleLink id={refusal.rule} reason={refusal.reason} />
  </div>
);
