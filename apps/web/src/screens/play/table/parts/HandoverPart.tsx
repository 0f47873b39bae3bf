import { lazy, Suspense } from 'react';

import { useTable } from '../tableModel.ts';

// Only people who share a device need it. Until it is loaded, no hand is shown.
const Handover = lazy(() => import('../Handover.tsx').then((module) => ({ default: module.Handover })));

/** Hides the table between two people at one device. */
export const HandoverPart = () => {
  const { session, snapshot } = useTable();
  return (
    <Suspense>
      <Handover session={session} snapshot={snapshot} />
    </Suspense>
  );
};
