import { costOf } from '@coalbrook/desk';
import { lazy, Suspense, useState } from 'react';

import { useWords } from '../../../desk/useWords.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { maySketch } from '../../../session/sketch.ts';
import { Button } from '../../../ui/Button.tsx';
import type { OrderPlaceProps } from '../table/orderPlace.ts';
import { OrderSign } from './OrderSign.tsx';

import styles from './OrderDesk.module.css';

const OrderDialog = lazy(() => import('./OrderDialog.tsx').then((module) => ({ default: module.OrderDialog })));

/** Whether the first turn of a plan is complete, or as far as it can be planned. */
const isPlanned = ({ frame, steps }: GameSnapshot): boolean =>
  (frame.stage === 'complete' || frame.stage === 'reveals') && !steps.some(({ who }) => who === frame.viewer);

/** Leaves a planned turn as an order. */
const LeaveOrder = ({ session, snapshot, sketching }: OrderPlaceProps) => {
  const orders = useOrderTexts();
  const { table, frame } = snapshot;
  const words = useWords(table, []);
  const [isOpen, setOpen] = useState(false);
  const { order } = sketching;
  if (!order || !isPlanned(snapshot)) return undefined;
  return (
    <div className={styles.order}>
      <Button onPress={() => setOpen(true)}>{orders.leave}</Button>
      {isOpen && (
        <Suspense>
          <OrderDialog
            session={session}
            words={words}
            cost={costOf(frame.viewer, frame.draft)}
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
  if ((order && !order.failed) || frame.stage !== 'waiting' || !maySketch(snapshot)) return sign;
  return (
    <>
      {sign}
      <div className={styles.order}>
        <Button size="small" onPress={() => sketching.begin()}>
          {orders.plan}
        </Button>
      </div>
    </>
  );
};
