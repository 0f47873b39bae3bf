import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

import { ChevronIcon } from './icons.tsx';

import styles from './Select.module.css';

export interface FieldButtonProps {
  readonly label: string;
  /** What is chosen now. */
  readonly children: ReactNode;
  /** Opens a dialog with the choices. */
  readonly onPress: () => void;
}

/** Looks like a select, for choices that need more room than a list. */
export const FieldButton = ({ label, children, onPress }: FieldButtonProps) => {
  const id = useId();
  return (
    <div className={styles.select}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      <Button
        id={id}
        className={styles.button ?? ''}
        aria-labelledby={`${id}label ${id}`}
        aria-haspopup="dialog"
        onPress={onPress}
      >
        <span className={styles.value}>{children}</span>
        <ChevronIcon />
      </Button>
    </div>
  );
};
