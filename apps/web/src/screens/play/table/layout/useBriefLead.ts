import { useContext, useState } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useWindowLayout } from '../../../../ui/useMedia.ts';
import { TableBanner } from '../tableBanner.ts';
import { useTable } from '../tableModel.ts';

interface BriefLead {
  /** Only its first lines are in sight. */
  readonly isBrief: boolean;
  readonly toggle: () => void;
}

/**
 * On a small screen, what frames the game makes room while the viewer chooses, and can be opened again. Undefined while
 * it needs no less than its room.
 */
export const useBriefLead = (): BriefLead | undefined => {
  const { desk, snapshot } = useTable();
  const layout = useWindowLayout();
  const isFramed = useContext(TableBanner) !== undefined || snapshot.isSketch;
  const isChoosing = useDesk(
    desk,
    ({ selection, formed, isOpen }) => isOpen && (selection.length > 0 || formed !== undefined),
  );
  const isFolding = isFramed && isChoosing && (layout === 'narrow' || layout === 'low');
  /** Whether it was opened while the viewer chooses. */
  const [isOpened, setOpened] = useState(false);
  const [wasFolding, setFolding] = useState(isFolding);
  if (wasFolding !== isFolding) {
    setFolding(isFolding);
    setOpened(false);
  }
  return isFolding ? { isBrief: !isOpened, toggle: () => setOpened(!isOpened) } : undefined;
};
