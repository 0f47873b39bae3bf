import { lazy, Suspense, useContext } from 'react';

import { FinalScore } from '../../../count/FinalScore.tsx';
import { download } from '../../../files/download.ts';
import { fileNameOf } from '../../../files/fileName.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { go } from '../../../route/useRoute.ts';
import { askForReview } from '../../../session/askedReview.ts';
import { OnlineInfo } from '../../../session/online/onlineInfo.ts';
import { ownCopy } from '../../../session/online/ownCopy.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { notify } from '../../../ui/notices.ts';
import { saveProof } from './saveProof.ts';
import type { TableModel } from './tableModel.ts';

const OnlineFinal = lazy(() => import('../ending/OnlineFinal.tsx').then((module) => ({ default: module.OnlineFinal })));

export interface GameOverProps {
  readonly model: TableModel;
  readonly score: NonNullable<TableModel['end']['score']>;
}

/** The final score, with what can be done with the game. */
export const GameOver = ({ model: { session, snapshot, end }, score }: GameOverProps) => {
  const { online: texts } = useMessages();
  const online = useContext(OnlineInfo);
  const shelf = useShelf();
  const { sheet, canReview, canKeepCopy, canProveDraws, isSketch } = snapshot;
  const save = async (): Promise<void> => download(fileNameOf(sheet), await session.save());
  const review = (id: string): void => {
    askForReview({ id, seat: snapshot.frame.viewer });
    go({ screen: 'review', id });
  };
  // The coach works on this device, where reviews are kept with the game.
  const reviewCopy = async (): Promise<void> => {
    const copy = await ownCopy(shelf, sheet.id, () => session.save()).catch(() => undefined);
    if (copy === undefined) notify(texts.notKept, { tone: 'fault' });
    else review(copy);
  };
  // What was ended early has no end that a choice could have led to.
  const isWhole = sheet.header.abandoned !== true;
  const mayReviewCopy = isWhole && online !== undefined && canKeepCopy && !isSketch;
  const props = {
    snapshot,
    score,
    isOpen: end.isShown,
    onClose: end.close,
    onReplay: () => {
      end.close();
      void session.goTo(0);
    },
    onReview: canReview && isWhole ? () => review(sheet.id) : mayReviewCopy ? () => void reviewCopy() : undefined,
    onNewGame: () => go({ screen: online ? 'lobby' : 'new' }),
    rematch: end.rematch,
    onSave: () => void save(),
    onProof: canProveDraws ? () => void saveProof(session, sheet, texts.proofHint) : undefined,
  };
  return (
    <Suspense>{online && !isSketch ? <OnlineFinal {...props} online={online} /> : <FinalScore {...props} />}</Suspense>
  );
};
