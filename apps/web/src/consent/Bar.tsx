import type { ReactNode } from 'react';

import styles from './Consent.module.css';

interface BarProps {
  readonly text: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

/** Something that everybody at the table sees above it. */
export const Bar = ({ text, note, children }: BarProps) => (
  <section className={styles.bar} aria-live="polite">
    <p className={styles.question}>{text}</p>
    {note !== undefined && note !== '' && <p className={styles.note}>{note}</p>}
    {children !== undefined && <div className={styles.ways}>{children}</div>}
  </section>
);
