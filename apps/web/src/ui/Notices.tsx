import { useMessages } from '../language/useMessages.ts';
import { Button, IconButton } from './Button.tsx';
import { CrossIcon } from './icons.tsx';
import { dismiss, useNotices } from './notices.ts';

import styles from './Notices.module.css';

/** The current notices, at the bottom of the window. */
export const Notices = () => {
  const { close } = useMessages().common;
  const notices = useNotices();
  return (
    <div className={styles.notices} role="status" aria-live="polite">
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
    </div>
  );
};
