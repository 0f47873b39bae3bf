import { lazy, Suspense } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { Dialog } from '../ui/Dialog.tsx';

const SettingsSheet = lazy(() => import('./SettingsSheet.tsx').then((module) => ({ default: module.SettingsSheet })));

export interface SettingsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The settings, loaded when they are opened. */
export const SettingsDialog = ({ isOpen, onClose }: SettingsDialogProps) => {
  const { settings } = useMessages().common;
  return (
    <Dialog title={settings} isOpen={isOpen} onClose={onClose} size="wide">
      <Suspense>
        <SettingsSheet />
      </Suspense>
    </Dialog>
  );
};
