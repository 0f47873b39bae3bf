import type { ReactNode } from 'react';

import { classes } from './classes.ts';

import styles from './Panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  /** The heading level. */
  readonly level?: 2 | 3;
  /** Shown beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A framed panel with a heading. */
export const Panel = ({ title, level = 2, aside, children, className }: PanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={classes(styles.panel, className)}>
      {(title !== undefined || aside !== undefined) && (
        <header className={styles.header}>
          {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
    </section>
  );
};
