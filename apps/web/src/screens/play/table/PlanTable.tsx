import type { NewGame } from '@coalbrook/wire';
import { useCallback, useState } from 'react';

import { randomSeed } from '../../../session/randomSeed.ts';
import type { Session } from '../../../session/session.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { GameTable } from './GameTable.tsx';
import { UnopenedGame } from './UnopenedGame.tsx';
import { useOpened, useSnapshot } from './useSession.ts';

export interface PlanTableProps {
  /** The position that the plan begins with. */
  readonly game: NewGame;
  /** Where leaving leads. */
  readonly back: string;
  /** What could be tried. */
  readonly idea?: string | undefined;
  readonly onLeave: () => void;
}

const OpenPlan = ({ session, sketching }: { readonly session: Session; readonly sketching: Sketching }) => (
  <GameTable session={session} snapshot={useSnapshot(session)} sketching={sketching} />
);

/** A plan that has no game beside it. */
export const PlanTable = ({ game, back, idea, onLeave }: PlanTableProps) => {
  const shelf = useShelf();
  const [dealt, setDealt] = useState(game);
  const opened = useOpened(useCallback(() => shelf.sketch(dealt), [shelf, dealt]));
  if (!opened) return <Loading />;
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  const again = (): void => setDealt({ ...game, seed: randomSeed() });
  const session = opened.value;
  return (
    <OpenPlan
      key={session.snapshot.sheet.id}
      session={session}
      sketching={{ begin: again, again, leave: onLeave, back, idea }}
    />
  );
};
