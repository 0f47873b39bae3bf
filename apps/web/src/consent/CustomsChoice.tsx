import type { Customs } from '@coalbrook/wire/online';

import { useConsentTexts } from '../language/consentTexts.ts';
import { Select } from '../ui/Select.tsx';
import { sayCustoms } from './sayCustoms.ts';

import styles from './Consent.module.css';

interface CustomsChoiceProps {
  readonly value: Customs;
  readonly hasClock: boolean;
  readonly onChange: (customs: Customs) => void;
}

const choicesOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly { value: Value; label: string }[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** What the table does about people who leave or are late. Most tables need nothing else than usual. */
export const CustomsChoice = ({ value, hasClock, onChange }: CustomsChoiceProps) => {
  const all = useConsentTexts();
  const { customs: texts } = all;
  return (
    <details className={styles.customs}>
      <summary>
        <strong>{texts.title}</strong> <span>{sayCustoms(value, hasClock, all)}</span>
      </summary>
      <Select
        label={texts.leaving}
        choices={choicesOf(texts.leavingChoices)}
        value={value.leaving}
        onChange={(leaving) => onChange({ ...value, leaving })}
      />
      {hasClock && (
        <Select
          label={texts.late}
          choices={choicesOf(texts.lateChoices)}
          value={value.late}
          onChange={(late) => onChange({ ...value, late })}
        />
      )}
    </details>
  );
};
