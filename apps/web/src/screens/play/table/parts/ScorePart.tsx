import { lazy, Suspense, useContext } from 'react';

import { download } from '../../../../files/download.ts';
import { fileNameOf } from '../../../../files/fileName.ts';
import { go } from '../../../../route/useRoute.ts';
import { OnlineInfo } from '../../../../session/online/onlineInfo.ts';
import { useTable } from '../tableModel.ts';

// Not needed before the game is over.
const FinalScore = lazy(() =>
  import('../../../../count/FinalScore.tsx').then((module) => ({ default: module.FinalScore })),
);

/** The final score, once the game is over. */
export const ScorePart = () => {
  const { session, snapshot, end } = useTable();
  const online = useContext(OnlineInfo);
  const { sheet, canReview } = snapshot;
  if (!end.score) return undefined;
  const save = async (): Promise<void> => download(fileNameOf(sheet), await session.save());
  return (
    <Suspense>
      <FinalScore
        snapshot={snapshot}
        score={end.score}
        isOpen={end.isShown}
        onClose={end.close}
        onReplay={() => {
          end.close();
          void session.goTo(0);
        }}
        onReview={canReview ? () => go({ screen: 'review', id: sheet.id }) : undefined}
        onNewGame={() => go({ screen: online ? 'friends' : 'new' })}
        rematch={end.rematch}
        onSave={() => void save()}
      />
    </Suspense>
  );
};
