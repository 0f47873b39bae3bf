import type { Opened } from '@coalbrook/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import { useShelf } from '../../session/shelfContext.ts';

/** Opens a game from the shelf and closes it when it is left; undefined while it opens. */
export const useSession = (id: string): Opened<Session> | undefined => {
  const shelf = useShelf();
  const [opened, setOpened] = useState<Opened<Session>>();
  useEffect(() => {
    let isLeft = false;
    let session: Session | undefined;
    void shelf.open(id).then((result) => {
      if (result.ok) session = result.value;
      if (isLeft) session?.close();
      else setOpened(result);
    });
    return () => {
      isLeft = true;
      session?.close();
      setOpened(undefined);
    };
  }, [shelf, id]);
  return opened;
};

export const useSnapshot = (session: Session): GameSnapshot =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot,
  );
