import type { Seat } from '@coalbrook/rules';
import { useEffect, useState } from 'react';

import { useMessages } from '../../language/useMessages.ts';
import { linkToSeat } from '../../session/online/onlineApi.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { isLoopback } from './isLoopback.ts';
import { LinkRow } from './LinkRow.tsx';

import styles from './Friends.module.css';

interface DeviceDialogProps {
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
  readonly onClose: () => void;
}

/** A link to one's own seat, for another device. */
export const DeviceDialog = ({ game, seat, name, onClose }: DeviceDialogProps) => {
  const { online } = useMessages();
  const [token, setToken] = useState<string | false>();
  useEffect(() => {
    let isCurrent = true;
    void linkToSeat(game, seat).then((answer) => {
      if (isCurrent) setToken(answer.ok && answer.value.token);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, seat]);
  const { hostname } = window.location;
  return (
    <Dialog title={online.device} isOpen onClose={onClose}>
      {token === undefined && <Loading />}
      {token === false && <p role="alert">{online.unreachable}</p>}
      {typeof token === 'string' && (
        <>
          {isLoopback(hostname) && <p className={styles['warning']}>{online.onlyHere(hostname)}</p>}
          <ul role="list" className={styles['links']}>
            <LinkRow label={online.seatLink(name)} note={online.deviceLinkNote} game={game} token={token} isMain />
          </ul>
        </>
      )}
    </Dialog>
  );
};
