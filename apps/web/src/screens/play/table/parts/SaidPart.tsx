import { useContext } from 'react';

import { DeskThought } from '../../../../desk/DeskThought.tsx';
import { Told } from '../../../../telling/Told.tsx';
import { OrderPlace } from '../orderPlace.ts';
import { useTable } from '../tableModel.ts';
import { resultOf } from '../useGameEnd.ts';

/** What the desk says of the viewer’s turn, and what others do meanwhile. */
export const SaidPart = () => {
  const { session, snapshot, desk, story, explanation, sketching, end } = useTable();
  const OrderDesk = useContext(OrderPlace);
  return (
    <DeskThought
      desk={desk}
      session={session}
      snapshot={snapshot}
      told={<Told snapshot={snapshot} story={story} onExplain={explanation.explain} />}
      order={OrderDesk && <OrderDesk session={session} snapshot={snapshot} sketching={sketching} />}
      result={resultOf(end)}
    />
  );
};
