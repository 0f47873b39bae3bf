import { lazy, Suspense, useContext, useEffect, useRef } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { changeSettings, useSettings } from '../../../../settings/settings.ts';
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
  const isShown = offersSound && volume === 0 && !isFramed && isIdle;
  const { seq } = snapshot.frame;
  /** When it was shown first. Whoever has played on without an answer is not asked again. */
  const first = useRef<number>(undefined);
  useEffect(() => {
    if (isShown) first.current ??= seq;
    if (offersSound && first.current !== undefined && seq > first.current) changeSettings({ offersSound: false });
  }, [isShown, offersSound, seq]);
  if (!isShown) return undefined;
  return (
    <Suspense>
      <SoundOffer />
    </Suspense>
  );
};
