import { useSyncExternalStore } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { useBadge } from '../../../page/useBadge.ts';
import { useTitle } from '../../../page/useTitle.ts';
import type { Session } from '../../../session/session.ts';

interface TurnTitleProps {
  readonly session: Session;
  /** How many other tables wait for this person. */
  readonly others: number;
}

/** Says in the title of the document that it is the turn of somebody at this device, who may be reading something else. */
export const TurnTitle = ({ session, others }: TurnTitleProps) => {
  const { online, common } = useMessages();
  const isTurn = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => {
      const { handTo, frame } = session.snapshot;
      return handTo !== undefined || (frame.stage !== 'waiting' && frame.stage !== 'over');
    },
  );
  const elsewhere = others > 0 ? online.waiting(others, common.title) : undefined;
  useTitle(isTurn ? online.turnTitle(common.title) : elsewhere);
  useBadge(others + (isTurn ? 1 : 0));
  return undefined;
};
