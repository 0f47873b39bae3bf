import { lazy, Suspense } from 'react';

import { useTable } from '../tableModel.ts';

// Hardly anybody has a game open twice.
const OtherTabNotice = lazy(() =>
  import('../OtherTabNotice.tsx').then((module) => ({ default: module.OtherTabNotice })),
);

/** The game is played in another tab. */
export const ElsewherePart = () => {
  const { session } = useTable();
  return (
    <Suspense>
      <OtherTabNotice session={session} />
    </Suspense>
  );
};
