import { useSyncExternalStore } from 'react';

import { useMessages } from '../../language/useMessages.ts';
import { useTitle } from '../../page/useTitle.ts';
import type { Session } from '../../session/session.ts';

/** Says in the title of the document that it is the turn of somebody at this device, who may be reading something else. */
export const TurnTitle = ({ session }: { readonly session: Session }) => {
  const { online, common } = useMessages();
  const isTurn = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => {
      const { handTo, frame } = session.snapshot;
      return handTo !== undefined || (frame.stage !== 'waiting' && frame.stage !== 'over');
    },
  );
  useTitle(isTurn ? online.turnTitle(common.title) : undefined);
  return undefined;
};
