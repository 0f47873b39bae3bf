import type { ReactNode } from 'react';

import { useConsentTexts } from '../language/consentTexts.ts';
import { Button } from '../ui/Button.tsx';

import styles from './Consent.module.css';

interface AskChoiceProps {
  readonly title: string;
  readonly note: string;
  readonly isDisabled: boolean;
  readonly onAsk: () => void;
  readonly children?: ReactNode;
}

/** Something that the others can be asked. */
export const AskChoice = ({ title, note, isDisabled, onAsk, children }: AskChoiceProps) => {
  const texts = useConsentTexts();
  return (
    <li className={styles.choice}>
      <div className={styles.head}>
        <span>{title}</span>
        <Button size="small" aria-label={`${texts.ask}: ${title}`} isDisabled={isDisabled} onPress={onAsk}>
          {texts.ask}
        </Button>
      </div>
      <p>{note}</p>
      {children}
    </li>
  );
};
