import type { OnlineTable } from '@coalbrook/wire/online';

import { useFriendTexts } from '../language/friendTexts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OthersHere } from './OthersHere.tsx';

interface OthersDialogProps {
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** The other people at a table, while it is played at. */
export const OthersDialog = ({ table, onClose }: OthersDialogProps) => (
  <Dialog title={useFriendTexts().ask} isOpen onClose={onClose}>
    <OthersHere table={table} />
  </Dialog>
);
