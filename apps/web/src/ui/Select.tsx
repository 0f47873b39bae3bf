import type { ReactNode } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import type { Key } from 'react-aria-components';

import { ChevronIcon } from './icons.tsx';

import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown before the label. */
  readonly mark?: ReactNode;
  /** A second line in the list. */
  readonly note?: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  /** Hidden visually where the context is clear. */
  readonly isLabelHidden?: boolean;
  readonly choices: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}

export const Select = <Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  isDisabled = false,
}: SelectProps<Value>) => {
  const choose = (key: Key | null): void => {
    const chosen = choices.find((choice) => choice.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <AriaSelect className={styles.select ?? ''} value={value} onChange={choose} isDisabled={isDisabled}>
      <Label className={isLabelHidden ? 'visually-hidden' : styles.label}>{label}</Label>
      <Button className={styles.button ?? ''}>
        <SelectValue className={styles.value ?? ''} />
        <ChevronIcon />
      </Button>
      <Popover className={styles.popover ?? ''} offset={4} maxHeight={440}>
        <ListBox className={styles.list ?? ''}>
          {choices.map(({ value: id, label: text, mark, note }) => (
            <ListBoxItem key={id} id={id} textValue={text} className={styles.item ?? ''}>
              {mark}
              <span>
                <Text slot="label">{text}</Text>
                {note !== undefined && (
                  <Text slot="description" className={styles.note ?? ''}>
                    {note}
                  </Text>
                )}
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
