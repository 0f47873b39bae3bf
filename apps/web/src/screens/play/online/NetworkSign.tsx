import { useSyncExternalStore } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import type { NetworkState } from '../../../session/online/liveConnection.ts';
import type { Session } from '../../../session/session.ts';
import { OtherVersionNote } from './OtherVersionNote.tsx';

import styles from './OnlineScreen.module.css';

interface NetworkSignProps {
  readonly network: NetworkState;
  readonly session: Session | undefined;
}

const nothing = (): void => undefined;

/** What becomes of the turn. */
const LostNote = ({ session }: Pick<NetworkSignProps, 'session'>) => {
  const { online } = useMessages();
  const sending = useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? nothing,
    () => session?.snapshot.sending,
  );
  return <p>{online.lost[session ? (sending ?? 'nothing') : 'waiting']}</p>;
};

/** Says quietly that the server cannot be reached or understood. A short interruption is not shown. */
export const NetworkSign = ({ network, session }: NetworkSignProps) => {
  const { online } = useMessages();
  if (network === 'up') return undefined;
  const notes = {
    down: <LostNote session={session} />,
    garbled: <p>{online.garbled}</p>,
    elsewhere: <p>{online.elsewhere}</p>,
    other: <OtherVersionNote isOlder={false} />,
    older: <OtherVersionNote isOlder />,
  };
  return (
    <div role="status" className={styles.lost}>
      {notes[network]}
    </div>
  );
};
