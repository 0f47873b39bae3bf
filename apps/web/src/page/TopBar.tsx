import { useState } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { IconButton } from '../ui/Button.tsx';
import { GearIcon } from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Navigation } from './Navigation.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

import styles from './TopBar.module.css';

/** The bar of every screen but the table. */
export const TopBar = () => {
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
