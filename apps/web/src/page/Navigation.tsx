import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { useRoute } from '../route/useRoute.ts';
import { useIsServed } from '../session/online/served.ts';
import { IconButton } from '../ui/Button.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { barLinks } from './barLinks.ts';

import styles from './Navigation.module.css';

/** Leads to every part of the house that can be reached now. Where it has no room, a button opens it. */
export const Navigation = () => {
  const { nav } = useMessages().common;
  const route = useRoute();
  const isServed = useIsServed();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => setOpen(false), [route]);
  const closeOn = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const closeWithout = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <nav aria-label={nav.label} className={styles.nav} onKeyDown={closeOn} onBlur={closeWithout}>
      <IconButton
        ref={opener}
        label={nav.label}
        className={styles.opener ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        <MenuIcon />
      </IconButton>
      <ul id={id} role="list" className={styles.ways} data-open={isOpen || undefined}>
        {barLinks.map(
          (one) =>
            (isServed || !one.isOnline) && (
              <li key={one.name}>
                <a
                  href={hrefOf(one.route)}
                  aria-current={one.route.screen === route.screen ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {nav[one.name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
};
