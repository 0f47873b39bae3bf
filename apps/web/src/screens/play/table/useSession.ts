import type { Opened } from '@coalbrook/wire';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { paintAhead } from '../../../board/ground/paintAhead.ts';
import { useNaming } from '../../../language/useNaming.ts';
import { reportFailure } from '../../../session/failures.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { openSession } from '../../../session/openSession.ts';
import type { Session } from '../../../session/session.ts';
import type { ShelfTable } from '../../../session/shelf.ts';
import { useShelf } from '../../../session/shelfContext.ts';

/** Opens a table and closes it when it is left, or when another way to open one is given; undefined while it opens. */
export const useOpened = (open: () => Promise<Opened<ShelfTable>>): Opened<Session> | undefined => {
  const [opened, setOpened] = useState<Opened<Session>>();
  useEffect(() => {
    let isLeft = false;
    let session: Session | undefined;
    open()
      .then((found) => {
        if (found.ok) paintAhead(found.value.table);
        return openSession(found);
      })
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

/** What is known of a game, with the names of its bots in the current language. */
export const useSnapshot = (session: Session): GameSnapshot => {
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot,
  );
  const naming = useNaming();
  const sheet = useMemo(() => naming.sheet(snapshot.sheet), [naming, snapshot.sheet]);
  return useMemo(() => (sheet === snapshot.sheet ? snapshot : { ...snapshot, sheet }), [snapshot, sheet]);
};
