import { useSyncExternalStore } from 'react';

import { useMessages } from '../../language/useMessages.ts';
import type { NetworkState } from '../../session/online/liveConnection.ts';
import type { Session } from '../../session/session.ts';

import styles from './OnlineScreen.module.css';

interface NetworkSignProps {
  readonly network: NetworkState;
  readonly session: Session | undefined;
}

const nothing = (): void => undefined;

/** Says quietly that the server cannot be reached, and what becomes of the turn. A short interruption is not shown. */
export const NetworkSign = ({ network, session }: NetworkSignProps) => {
  const { online } = useMessages();
  const sending = useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? nothing,
    () => session?.snapshot.sending,
  );
  if (network === 'up') return undefined;
  return (
    <p role="status" className={styles['lost']}>
      {network === 'garbled' ? online.garbled : online.lost[session ? (sending ?? 'nothing') : 'waiting']}
    </p>
  );
};
