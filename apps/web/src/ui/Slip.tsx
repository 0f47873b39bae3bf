import type { ReactNode, Ref } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { CrossIcon } from './icons.tsx';

import styles from './Slip.module.css';

export interface SlipProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Stands before the heading. */
  readonly sign?: ReactNode;
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLElement>;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A small panel of its own, with a heading and a way to close it. */
export const Slip = ({ id, title, sign, isBusy, ref, onClose, children, className }: SlipProps) => {
  const { close } = useMessages().common;
  return (
    <section
      ref={ref}
      className={classes(styles.slip, className)}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      aria-busy={isBusy}
    >
      <header className={styles.header}>
        {sign}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {onClose && (
          <IconButton size="small" label={close} onPress={onClose}>
            <CrossIcon />
          </IconButton>
        )}
      </header>
      {children}
    </section>
  );
};

/** One sentence in place of what the slip cannot show. */
export const SlipNote = ({ children }: { readonly children: ReactNode }) => <p className={styles.note}>{children}</p>;
