import type { ReactNode } from 'react';

import { classes } from './classes.ts';

import styles from './Panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  /** How deep the heading stands in the page. */
  readonly level?: 2 | 3;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A sheet of paper on the table, with an engraved frame. */
export const Panel = ({ title, level = 2, aside, children, className }: PanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={classes(styles['panel'], className)}>
      {(title !== undefined || aside !== undefined) && (
        <header className={styles['header']}>
          {title !== undefined && <Heading className={styles['title']}>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
    </section>
  );
};
