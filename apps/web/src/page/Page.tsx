import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import type { Route } from '../route/route.ts';
import { useRoute } from '../route/useRoute.ts';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { GearIcon } from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

import styles from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** A line below the title. */
  readonly subtitle?: ReactNode;
  /** For texts that are read from top to bottom. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

const Navigation = () => {
  const { nav } = useMessages().common;
  const { screen } = useRoute();
  const ways: readonly (readonly [Route, string])[] = [
    [{ screen: 'new' }, nav.newGame],
    [{ screen: 'learn', edition: '' }, nav.learn],
    [{ screen: 'rules', at: '' }, nav.rules],
    [{ screen: 'replay' }, nav.open],
  ];
  return (
    <nav aria-label={nav.label} className={styles.nav}>
      {ways.map(([route, text]) => (
        <a key={route.screen} href={hrefOf(route)} aria-current={route.screen === screen ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
};

/** The header of every screen but the table. */
const TopBar = () => {
  const { title, settings, home } = useMessages().common;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <a href={hrefOf({ screen: 'start' })} className={styles.wordmark} aria-label={`${title}: ${home}`}>
        <Mark size={30} />
        <span>{title}</span>
      </a>
      <Navigation />
      <div className={styles.tools}>
        <ThemeToggle />
        <IconButton label={settings} onPress={() => setOpen(true)}>
          <GearIcon />
        </IconButton>
      </div>
      <SettingsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
};

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
