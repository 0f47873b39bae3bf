import type { Seat } from '@coalbrook/rules';
import { useContext, useEffect, useState } from 'react';

import { useJoiningTexts } from '../../../language/joiningTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { isLoopback } from '../../../session/online/isLoopback.ts';
import { linkToSeat } from '../../../session/online/onlineApi.ts';
import { OnlineInfo } from '../../../session/online/onlineInfo.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { LinkRow } from './LinkRow.tsx';

import styles from './Friends.module.css';

interface DeviceDialogProps {
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  readonly onClose: () => void;
}

/** A link to one's own seat, for another device. It is made only when somebody wants it: others lose the seat by it. */
export const DeviceDialog = ({ game, seat, name, onClose }: DeviceDialogProps) => {
  const { online } = useMessages();
  const [token, setToken] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    // A disabled button would lose the focus.
    if (isBusy) return;
    setBusy(true);
    const answer = await linkToSeat(game, seat);
    setBusy(false);
    if (answer.ok) setToken(answer.value.token);
    else notify(online.unreachable, { tone: 'fault' });
  };
  // Once the link is used, the bar behind this dialog asks about the other device.
  const since = useContext(OnlineInfo)?.shared?.find((share) => share.seat === seat)?.since ?? 0;
  const [before] = useState(since);
  const isUsed = since > before;
  useEffect(() => {
    if (isUsed) onClose();
  }, [isUsed, onClose]);
  const { hostname } = window.location;
  const { once, others, account } = useJoiningTexts().deviceNotes;
  return (
    <Dialog title={online.device} isOpen onClose={onClose}>
      {isLoopback(hostname) && <p className={styles.warning}>{online.onlyHere(hostname)}</p>}
      {token === undefined ? (
        <div className={styles.invite}>
          <p>{once}</p>
          <p>{others}</p>
          <p>{account}</p>
          <Button look="primary" onPress={() => void make()}>
            {online.makeLink}
          </Button>
        </div>
      ) : (
        <ul role="list" className={styles.links}>
          <LinkRow
            label={online.seatLink(name)}
            note={online.deviceLinkNote}
            game={game}
            token={token}
            isMain
            autoFocus
          />
        </ul>
      )}
    </Dialog>
  );
};
