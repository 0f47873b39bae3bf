import { Label, Radio, RadioGroup } from 'react-aria-components';

import type { SelectOption } from './Select.tsx';

import styles from './Segments.module.css';

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly choices: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, one of which is selected. */
export const Segments = <Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
}: SegmentsProps<Value>) => (
  <RadioGroup
    className={styles.segments ?? ''}
    orientation="horizontal"
    value={value}
    onChange={(next) => {
      const chosen = choices.find((choice) => choice.value === next);
      if (chosen) onChange(chosen.value);
    }}
  >
    <Label className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
    <div className={styles.row}>
      {choices.map(({ value: id, label: text, mark }) => (
        <Radio key={id} value={id} className={styles.segment ?? ''}>
          {mark}
          {text}
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
