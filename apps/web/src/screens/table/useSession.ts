import type { Opened } from '@coalbrook/wire';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { reportFailure } from '../../session/failures.ts';
import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import { useShelf } from '../../session/shelfContext.ts';

/** Opens a game and closes it when it is left, or when another way to open one is given; undefined while it opens. */
export const useOpened = (open: () => Promise<Opened<Session>>): Opened<Session> | undefined => {
  const [opened, setOpened] = useState<Opened<Session>>();
  useEffect(() => {
    let isLeft = false;
    let session: Session | undefined;
    open()
      .then((result) => {
        if (result.ok) session = result.value;
        if (isLeft) session?.close();
        else setOpened(result);
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
      session?.close();
      setOpened(undefined);
    };
  }, [open]);
  return opened;
};

/** Opens a game from the shelf. */
export const useSession = (id: string): Opened<Session> | undefined => {
  const shelf = useShelf();
  return useOpened(useCallback(() => shelf.open(id), [shelf, id]));
};

export const useSnapshot = (session: Session): GameSnapshot =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot,
  );
