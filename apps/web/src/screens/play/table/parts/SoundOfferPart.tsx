import { lazy, Suspense, useContext } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useSettings } from '../../../../settings/settings.ts';
import { TableBanner } from '../tableBanner.ts';
import { useTable } from '../tableModel.ts';

// Answered once, and never needed again.
const SoundOffer = lazy(() => import('../SoundOffer.tsx').then((module) => ({ default: module.SoundOffer })));

/** Offers sound at a table without a task or a guide, while its player has a turn before them and nothing is chosen. */
export const SoundOfferPart = () => {
  const { desk, snapshot } = useTable();
  const { offersSound, volume } = useSettings();
  const isFramed = useContext(TableBanner) !== undefined || snapshot.isSketch;
  const isIdle = useDesk(
    desk,
    ({ isOpen, selection, refusal, frame }) =>
      isOpen && selection.length === 0 && refusal === undefined && frame.draft.length === 0,
  );
  if (!offersSound || volume > 0 || isFramed || !isIdle) return undefined;
  return (
    <Suspense>
      <SoundOffer />
    </Suspense>
  );
};
