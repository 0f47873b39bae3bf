import { lazy, Suspense } from 'react';

import { useTable } from '../tableModel.ts';

// Not needed in the first rounds.
const Scoring = lazy(() => import('../../../../count/Scoring.tsx').then((module) => ({ default: module.Scoring })));

/** The scoring at the end of an era. */
export const CountPart = () => {
  const { snapshot, count, pointing, onCounted } = useTable();
  const { end } = count;
  if (!end) return undefined;
  return (
    <Suspense>
      <Scoring
        key={end.seq}
        table={snapshot.table}
        sitters={snapshot.sheet.sitters}
        end={end}
        onLabels={pointing.label}
        onTotals={onCounted}
        onMarks={pointing.mark}
        onDone={count.close}
      />
    </Suspense>
  );
};
