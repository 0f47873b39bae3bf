import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { classes } from '../ui/classes.ts';
import { TopBar } from './TopBar.tsx';

import styles from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** A line below the title. */
  readonly subtitle?: ReactNode;
  /** For texts that are read from top to bottom. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A screen with a title, which gets the focus so that screen readers start there. */
export const Page = ({ title, subtitle, narrow = false, children }: PageProps) => {
  const { title: house } = useMessages().common;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${house}`;
  }, [title, house]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={classes(styles.main, narrow && styles.narrow)}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
      </main>
    </div>
  );
};
