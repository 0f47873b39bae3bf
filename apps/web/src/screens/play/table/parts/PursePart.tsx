import { lazy, Suspense } from 'react';

import { useTable } from '../tableModel.ts';
import { ViewerBar } from '../ViewerBar.tsx';

// Large windows need neither.
const PastBanner = lazy(() =>
  import('../../../../history/PastBanner.tsx').then((module) => ({ default: module.PastBanner })),
);
const TellingBar = lazy(() =>
  import('../../../../telling/TellingBar.tsx').then((module) => ({ default: module.TellingBar })),
);

/** The viewer’s figures, where the seats are not in sight; instead of them, what is told or which moment is shown. */
export const PursePart = () => {
  const { session, snapshot, seated, story, explanation } = useTable();
  const { mode, isCount } = snapshot.shown;
  const figures = <ViewerBar snapshot={snapshot} seated={seated} />;
  const told = () => {
    if (mode === 'past' && !isCount) return <PastBanner session={session} snapshot={snapshot} story={story} />;
    if (mode !== 'telling') return undefined;
    return <TellingBar session={session} snapshot={snapshot} story={story} onExplain={explanation.explain} />;
  };
  return <Suspense fallback={figures}>{told() ?? figures}</Suspense>;
};
