import { Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';

import styles from './TextField.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly note?: string;
  readonly type?: 'text' | 'search';
  readonly maxLength?: number;
}

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
    className={styles['field'] ?? ''}
    value={value}
    onChange={onChange}
    type={type}
    {...(maxLength !== undefined && { maxLength })}
  >
    <Label className={isLabelHidden ? 'visually-hidden' : styles['label']}>{label}</Label>
    <Input
      className={styles['input'] ?? ''}
      autoComplete="off"
      spellCheck="false"
      {...(placeholder !== undefined && { placeholder })}
    />
    {note !== undefined && (
      <Text slot="description" className={styles['note'] ?? ''}>
        {note}
      </Text>
    )}
  </AriaTextField>
);
