import { lazy, Suspense, useState } from 'react';

import { useMessages } from '../../language/useMessages.ts';
import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import { maySketch } from '../../session/sketch.ts';
import { Button } from '../../ui/Button.tsx';
import { OrderSign } from './OrderSign.tsx';
import type { OrderDeskProps } from './OrderSign.tsx';

import styles from './OrderDesk.module.css';

const OrderDialog = lazy(() => import('./OrderDialog.tsx').then((module) => ({ default: module.OrderDialog })));

/** Whether the first turn of a plan is complete, or as far as it can be planned. */
const isPlanned = ({ frame, steps }: GameSnapshot): boolean =>
  (frame.stage === 'complete' || frame.stage === 'reveals') && !steps.some(({ who }) => who === frame.viewer);

/** Leaves a planned turn as an order. */
const LeaveOrder = ({ session, snapshot, sketching }: OrderDeskProps) => {
  const { orders } = useMessages();
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
            snapshot={snapshot}
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
export const OrderDesk = (props: OrderDeskProps) => {
  const { orders } = useMessages();
  const { snapshot, sketching } = props;
  const { order, frame, isSketch } = snapshot;
  if (isSketch) return <LeaveOrder {...props} />;
  if (order) return <OrderSign {...props} order={order} />;
  if (frame.stage !== 'waiting' || !maySketch(snapshot)) return undefined;
  return (
    <div className={styles.order}>
      <Button size="small" onPress={() => sketching.begin()}>
        {orders.plan}
      </Button>
    </div>
  );
};
