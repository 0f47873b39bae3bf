import { lazy, Suspense } from 'react';

import { useTable } from '../tableModel.ts';

// Not needed before the game is over.
const GameOver = lazy(() => import('../GameOver.tsx').then((module) => ({ default: module.GameOver })));

/** The final score, once the game is over. */
export const ScorePart = () => {
  const model = useTable();
  const { score } = model.end;
  if (!score) return undefined;
  return (
    <Suspense>
      <GameOver model={model} score={score} />
    </Suspense>
  );
};
