import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';
import { lazy, Suspense } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkRow } from './LinkRow.tsx';
import { LoopbackNote } from './LoopbackNote.tsx';
import { MakeLink } from './MakeLink.tsx';
import { OtherLinks } from './OtherLinks.tsx';
import { useLinks } from './useLinks.ts';

import styles from './Friends.module.css';

const InviteFriends = lazy(() =>
  import('../../../people/InviteFriends.tsx').then((module) => ({ default: module.InviteFriends })),
);

interface InvitationsDialogProps {
  readonly table: OnlineTable;
  readonly names: readonly string[];
  /** The seats where somebody can sit down. */
  readonly free: readonly Seat[];
  readonly onClose: () => void;
}

/** The links of a game in progress; whoever has none can make one. */
export const InvitationsDialog = ({ table, names, free, onClose }: InvitationsDialogProps) => {
  const { online } = useMessages();
  const [links, make] = useLinks(table);
  return (
    <Dialog title={online.invitations} isOpen onClose={onClose}>
      {links ? (
        <>
          <LoopbackNote />
          <ul role="list" className={styles.links}>
            {free.length > 0 && (
              <LinkRow label={online.invite} note={online.inviteNote} game={table.game} token={links.invite} isMain />
            )}
            <OtherLinks names={names} free={free} links={links} />
          </ul>
          {free.length > 0 && (
            <Suspense>
              <InviteFriends game={table.game} />
            </Suspense>
          )}
        </>
      ) : (
        <MakeLink make={make} />
      )}
    </Dialog>
  );
};
