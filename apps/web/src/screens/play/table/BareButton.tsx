import { Button } from 'react-aria-components';

import { useMessages } from '../../../language/useMessages.ts';

export interface BareButtonProps {
  /** Only the board is shown. */
  readonly isBare: boolean;
  readonly onToggle: () => void;
}

/** Hides everything but the board, and brings it back. */
export const BareButton = ({ isBare, onToggle }: BareButtonProps) => {
  const { table } = useMessages();
  return (
    <Button aria-label={isBare ? table.wholeTable : table.onlyBoard} aria-pressed={isBare} onPress={onToggle}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={isBare ? 'M-7-7H7V7H-7ZM-7 3H7M3-7V3' : 'M-7-7H7V7H-7ZM-3-3L-7-7M3 3L7 7M3-3L7-7M-3 3L-7 7'} />
      </svg>
    </Button>
  );
};
