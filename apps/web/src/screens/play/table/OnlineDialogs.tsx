import type { Seat } from '@coalbrook/rules';
import { useContext } from 'react';

import { AskDialog } from '../../../consent/AskDialog.tsx';
import { useMessages } from '../../../language/useMessages.ts';
import { OnlineSeats } from '../../../panels/onlineSeats.ts';
import { OthersDialog } from '../../../people/OthersDialog.tsx';
import { go } from '../../../route/useRoute.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { OnlineInfo } from '../../../session/online/onlineInfo.ts';
import { openingFailure } from '../../../session/online/openingFailure.ts';
import { openOnline } from '../../../session/online/openOnline.ts';
import type { Invitation } from '../../../session/online/openOnline.ts';
import { keepOwnName } from '../../../session/online/ownName.ts';
import type { Session } from '../../../session/session.ts';
import { notify } from '../../../ui/notices.ts';
import { DeviceDialog } from '../friends/DeviceDialog.tsx';
import { InvitationsDialog } from '../friends/InvitationsDialog.tsx';
import { InviteDialog } from '../friends/InviteDialog.tsx';
import { LeaveDialog } from '../friends/LeaveDialog.tsx';
import type { Leaving } from '../friends/leaving.ts';
import { NoticesDialog } from '../friends/NoticesDialog.tsx';

/** A dialog of the menu about playing with others. */
export type OnlineDialog = 'links' | 'invite' | 'device' | 'notices' | 'leave' | 'ask' | 'people';

interface OnlineDialogsProps {
  readonly dialog: OnlineDialog;
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  /** The seat of whoever invites others. */
  readonly mine: Seat;
  readonly leaving: Leaving;
  readonly onClose: () => void;
}

/** The dialogs of the menu about playing with others. */
export const OnlineDialogs = ({ dialog, session, snapshot, mine, leaving, onClose }: OnlineDialogsProps) => {
  const { online } = useMessages();
  const { free } = useContext(OnlineSeats);
  const info = useContext(OnlineInfo);
  const { sitters, id } = snapshot.sheet;
  const { viewer } = snapshot.frame;
  const invite = async (invitation: Invitation): Promise<void> => {
    const opened = await openOnline(await session.save(), invitation);
    if (opened.ok) keepOwnName(invitation.name);
    if (opened.ok) go({ screen: 'online', id: opened.value.game });
    else notify(online[openingFailure(opened)], { tone: 'fault' });
  };
  switch (dialog) {
    case 'links':
      return (
        info && <InvitationsDialog table={info} names={sitters.map(({ name }) => name)} free={free} onClose={onClose} />
      );
    case 'device':
      return <DeviceDialog game={id} seat={viewer} name={sitters[viewer]?.name ?? ''} onClose={onClose} />;
    case 'notices':
      return <NoticesDialog game={id} onClose={onClose} />;
    case 'leave':
      return <LeaveDialog game={id} leaving={leaving} onClose={onClose} onLeft={() => go({ screen: 'start' })} />;
    case 'invite':
      return <InviteDialog sitters={sitters} mine={mine} onClose={onClose} onInvite={invite} />;
    case 'people':
      return info && <OthersDialog table={info} onClose={onClose} />;
    case 'ask':
      return info && <AskDialog table={info} session={session} onClose={onClose} />;
  }
};
