import { lazy, Suspense, useContext } from 'react';

import { TableBanner } from '../tableBanner.ts';
import { useTable } from '../tableModel.ts';

// Few plan ahead.
const SketchBanner = lazy(() => import('../SketchBanner.tsx').then((module) => ({ default: module.SketchBanner })));

/** What frames the game: that this is a plan, the task, the guide, or what people are asked. */
export const LeadPart = () => {
  const { snapshot, sketching } = useTable();
  const banner = useContext(TableBanner);
  if (!snapshot.isSketch) return banner;
  return (
    <Suspense>
      <SketchBanner snapshot={snapshot} sketching={sketching} />
    </Suspense>
  );
};
