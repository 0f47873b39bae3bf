import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { useMessages } from '../language/useMessages.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { CrossIcon } from './icons.tsx';
import { useNoticesAbove } from './noticePlace.ts';

import styles from './Dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** `alert` if a decision is required: a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'small' | 'usual' | 'wide';
  /** It has nothing focusable, so the body itself must be scrollable by keyboard. */
  readonly isText?: boolean;
  readonly children: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
}

/** A modal dialog. */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  role = 'dialog',
  size = 'usual',
  isText = false,
  children,
  actions,
}: DialogProps) => {
  const { close } = useMessages().common;
  useNoticesAbove(isOpen);
  if (!isOpen) return undefined;
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={role === 'dialog'}
      className={styles.overlay ?? ''}
    >
      <Modal className={classes(styles.modal, styles[size])}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={close} onPress={onClose} size="small">
              <CrossIcon />
            </IconButton>
          </header>
          <div className={styles.body} {...(isText && { tabIndex: 0, role: 'group', 'aria-label': title })}>
            {children}
          </div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
