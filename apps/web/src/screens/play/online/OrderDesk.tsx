import { costOf } from '@coalbrook/desk';
import { lazy, Suspense, useState } from 'react';

import { useWords } from '../../../desk/useWords.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import { drawnCards } from '../../../session/drawnCards.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { turnsOf } from '../../../session/online/orderedTurns.ts';
import { maySketch } from '../../../session/sketch.ts';
import { Button } from '../../../ui/Button.tsx';
import type { OrderPlaceProps } from '../table/orderPlace.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { NextTable } from './NextTable.tsx';
import { OrderSign } from './OrderSign.tsx';

import styles from './OrderDesk.module.css';

const OrderDialog = lazy(() => import('./OrderDialog.tsx').then((module) => ({ default: module.OrderDialog })));

/** The most turns of one’s own that can be left as orders. */
const MOST_TURNS = 2;

/** Which turn of a plan is being planned, counted from 0. */
const plannedTurn = ({ frame, steps }: GameSnapshot): number => {
  const began = steps.flatMap(({ events }) =>
    events.filter((event) => event.event === 'turnBegan' && event.seat === frame.viewer),
  );
  return steps.some(({ who }) => who === frame.viewer) ? Math.max(began.length - 1, 1) : 0;
};

/** Leaves a planned turn as an order. */
const LeaveOrder = ({ session, snapshot, sketching }: OrderPlaceProps) => {
  const orders = useOrderTexts();
  const { table, frame, shown, steps } = snapshot;
  const words = useWords(table, []);
  const [isOpen, setOpen] = useState(false);
  const { order, left } = sketching;
  const at = plannedTurn(snapshot);
  // A second turn stands only behind the first.
  if (!order || at >= MOST_TURNS || turnsOf(left?.()).length < at) return undefined;
  const isPlanned = frame.stage === 'complete' || frame.stage === 'reveals';
  const { viewer } = frame;
  // The plan draws cards that nobody holds.
  const drawn = drawnCards({ steps, view: shown.view, seat: viewer, kinds: table.cards.length });
  if (at > 0 && drawn.areSpent)
    return (
      <p role="status" className={styles.note}>
        {orders.drawnCard}
      </p>
    );
  if (!isPlanned) return at > 0 && <p className={styles.note}>{orders.ownCards}</p>;
  return (
    <div className={styles.order}>
      <Button onPress={() => setOpen(true)}>{at === 0 ? orders.leave : orders.leaveAfter}</Button>
      {isOpen && (
        <Suspense>
          <OrderDialog
            session={session}
            words={words}
            at={at}
            left={left}
            cost={costOf(viewer, frame.draft)}
            onLeave={order}
            onLeft={() => sketching.leave()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};

/** What the desk of an online table says about orders: in a plan, how to leave one; else which one was left. */
export const OrderDesk = (props: OrderPlaceProps) => {
  const orders = useOrderTexts();
  const { snapshot, sketching } = props;
  const { order, frame, isSketch } = snapshot;
  if (isSketch) return <LeaveOrder {...props} />;
  const sign = order && <OrderSign {...props} order={order} />;
  if (frame.stage !== 'waiting') return sign;
  if ((order && !order.failed) || !maySketch(snapshot)) {
    return (
      <>
        <Meanwhile />
        <NextTable />
        {sign}
      </>
    );
  }
  return (
    <>
      <Meanwhile />
      <NextTable />
      {sign}
      <div className={styles.order}>
        <Button size="small" onPress={() => sketching.begin()}>
          {orders.plan}
        </Button>
        <p className={styles.note}>{orders.planNote}</p>
      </div>
    </>
  );
};
