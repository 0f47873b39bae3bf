import type { LeftOrder } from '@coalbrook/wire/online';
import { sayUnplayed } from '@coalbrook/words';
import { lazy, Suspense, useMemo } from 'react';

import { useWords } from '../../../desk/useWords.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { plainTurn } from '../../../session/online/orderedTurns.ts';
import type { OrderedTurns } from '../../../session/online/orderedTurns.ts';
import { notify } from '../../../ui/notices.ts';
import type { OrderPlaceProps } from '../table/orderPlace.ts';

import styles from './OrderDesk.module.css';

const OrderList = lazy(() => import('./OrderList.tsx').then((module) => ({ default: module.OrderList })));

interface OrderSignProps extends OrderPlaceProps {
  readonly order: LeftOrder;
}

/** The order that was left; in the own turn, why it was not carried out. */
export const OrderSign = ({ session, snapshot, sketching, order }: OrderSignProps) => {
  const { online } = useMessages();
  const language = useLanguage();
  const orders = useOrderTexts();
  const { table, sheet, frame } = snapshot;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const words = useWords(table, names);
  const { failed } = order;
  if (failed) {
    return (
      <p role="status" className={styles.failed}>
        {sayUnplayed(table, failed.why, language, names)}
      </p>
    );
  }
  if (frame.stage !== 'waiting') {
    return (
      <p role="status" className={styles.order}>
        {orders.soon}
      </p>
    );
  }
  const change = async (turns: OrderedTurns): Promise<void> => {
    const plain = plainTurn(turns);
    const isPlain = plain !== undefined || turns.length === 0;
    const answer = isPlain
      ? await session.leaveOrder(plain?.draft ?? [], plain?.limit)
      : await session.leaveOrder([], undefined, turns);
    if ('denied' in answer) notify(answer.denied === 'conflict' ? orders.conflict : orders.turn);
  };
  const changeLater = (turns: OrderedTurns): void =>
    void change(turns).catch(() => {
      notify(online.unreachable, { tone: 'fault' });
    });
  return (
    <section className={styles.order} aria-label={orders.left}>
      <p>{orders.left}</p>
      <Suspense>
        <OrderList snapshot={snapshot} sketching={sketching} order={order} words={words} onChange={changeLater} />
      </Suspense>
    </section>
  );
};
