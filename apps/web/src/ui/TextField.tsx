import { Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';

import styles from './TextField.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly note?: string;
  readonly type?: 'text' | 'search' | 'email';
  readonly maxLength?: number;
}

export interface DateFieldProps {
  readonly label: string;
  /** A date such as 2026-12-24; empty if it is incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A date, entered as the browser does it. */
export const DateField = ({ label, value, onChange }: DateFieldProps) => (
  <AriaTextField className={styles.field ?? ''} value={value} onChange={onChange} type="date">
    <Label className={styles.label}>{label}</Label>
    <Input className={styles.input ?? ''} />
  </AriaTextField>
);

export const TextField = ({
  label,
  isLabelHidden = false,
  value,
  onChange,
  placeholder,
  note,
  type = 'text',
  maxLength,
}: TextFieldProps) => (
  <AriaTextField
    className={styles.field ?? ''}
    value={value}
    onChange={onChange}
    type={type}
    {...(maxLength !== undefined && { maxLength })}
  >
    <Label className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
    <Input
      className={styles.input ?? ''}
      autoComplete="off"
      spellCheck="false"
      {...(placeholder !== undefined && { placeholder })}
    />
    {note !== undefined && (
      <Text slot="description" className={styles.note ?? ''}>
        {note}
      </Text>
    )}
  </AriaTextField>
);
