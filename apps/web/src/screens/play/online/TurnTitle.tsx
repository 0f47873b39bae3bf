import { useMessages } from '../../../language/useMessages.ts';
import { useBadge } from '../../../page/useBadge.ts';
import { useTitle } from '../../../page/useTitle.ts';

interface TurnTitleProps {
  readonly isTurn: boolean;
  /** How many other tables wait for this person. */
  readonly others: number;
}

/** Says in the title of the document that it is the turn of somebody at this device, who may be reading something else. */
export const TurnTitle = ({ isTurn, others }: TurnTitleProps) => {
  const { online, common } = useMessages();
  const elsewhere = others > 0 ? online.waiting(others, common.title) : undefined;
  useTitle(isTurn ? online.turnTitle(common.title) : elsewhere);
  useBadge(others + (isTurn ? 1 : 0));
  return undefined;
};
