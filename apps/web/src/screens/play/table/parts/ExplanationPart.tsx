import { lazy, Suspense } from 'react';

import { useTable } from '../tableModel.ts';

// Nothing of this is needed in the first rounds.
const AutomatonTurn = lazy(() =>
  import('../../../../automaton/AutomatonTurn.tsx').then((module) => ({ default: module.AutomatonTurn })),
);
const Thoughts = lazy(() =>
  import('../../../../thoughts/Thoughts.tsx').then((module) => ({ default: module.Thoughts })),
);
const HintPanel = lazy(() =>
  import('../../../../hint/HintPanel.tsx').then((module) => ({ default: module.HintPanel })),
);

/** What explains a turn: the card of an automaton, the thoughts of a bot, or a hint. */
export const ExplanationPart = () => {
  const { session, snapshot, explanation, pointing } = useTable();
  const { explained, thoughts, isHinted, close } = explanation;
  const shared = { session, snapshot, onMarks: pointing.mark, onClose: close };
  return (
    <Suspense>
      {explained && <AutomatonTurn {...shared} turn={explained} />}
      {thoughts && <Thoughts {...shared} turn={thoughts} onFind={pointing.find} />}
      {isHinted && <HintPanel {...shared} />}
    </Suspense>
  );
};
