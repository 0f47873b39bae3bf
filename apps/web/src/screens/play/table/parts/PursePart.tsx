import { PastBanner } from '../../../../history/PastBanner.tsx';
import { TellingBar } from '../../../../telling/TellingBar.tsx';
import { useTable } from '../tableModel.ts';
import { ViewerBar } from '../ViewerBar.tsx';

/** The viewer’s figures, where the seats are not in sight; instead of them, what is told or which moment is shown. */
export const PursePart = () => {
  const { session, snapshot, seated, story, explanation } = useTable();
  const { mode, isCount } = snapshot.shown;
  if (mode === 'past' && !isCount) return <PastBanner session={session} snapshot={snapshot} story={story} />;
  if (mode === 'telling')
    return <TellingBar session={session} snapshot={snapshot} story={story} onExplain={explanation.explain} />;
  return <ViewerBar snapshot={snapshot} seated={seated} />;
};
