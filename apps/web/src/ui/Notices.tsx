import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { useMessages } from '../language/useMessages.ts';
import { Button, IconButton } from './Button.tsx';
import { CrossIcon } from './icons.tsx';
import { useNoticePlace } from './noticePlace.ts';
import { dismiss, dismissFaults, useNotices } from './notices.ts';

import styles from './Notices.module.css';

/** Whatever is done next, elsewhere, makes the fault of the last deed stale. It begins before its own faults can arise. */
const onDeed = (event: Event): void => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-notices]')) return;
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
  if (target.closest('button, a, [role^="menuitem"], [data-target]')) dismissFaults();
};

/** The current notices, where the screen keeps a place for them, or else at the top of the window. */
export const Notices = () => {
  const { close } = useMessages().common;
  const notices = useNotices();
  const place = useNoticePlace();
  useEffect(() => {
    const begins = ['pointerdown', 'keydown'] as const;
    for (const begin of begins) document.addEventListener(begin, onDeed, true);
    return () => {
      for (const begin of begins) document.removeEventListener(begin, onDeed, true);
    };
  }, []);
  return createPortal(
    <div
      className={place ? styles.placed : styles.notices}
      role="status"
      aria-live="polite"
      data-notices
      data-react-aria-top-layer
    >
      {notices.map(({ id, text, tone, action }) => (
        <div key={id} className={styles.notice} data-tone={tone}>
          <p className={styles.text}>{text}</p>
          {action && (
            <Button
              look="primary"
              size="small"
              onPress={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label={close} size="small" onPress={() => dismiss(id)}>
            <CrossIcon />
          </IconButton>
        </div>
      ))}
    </div>,
    place ?? document.body,
  );
};
