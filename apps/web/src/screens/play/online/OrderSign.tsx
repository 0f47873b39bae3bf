import { parseStep } from '@coalbrook/desk';
import type { LeftOrder } from '@coalbrook/wire/online';
import { sayUnplayed } from '@coalbrook/words';
import { useMemo } from 'react';

import { useWords } from '../../../desk/useWords.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import type { OrderPlaceProps } from '../table/orderPlace.ts';

import styles from './OrderDesk.module.css';

interface OrderSignProps extends OrderPlaceProps {
  readonly order: LeftOrder;
}

/** The order that was left; in the own turn, why it was not carried out. */
export const OrderSign = ({ session, snapshot, sketching, order }: OrderSignProps) => {
  const { online } = useMessages();
  const language = useLanguage();
  const orders = useOrderTexts();
  const { table, sheet, shown, frame } = snapshot;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const words = useWords(table, names);
  const { failed, limit, draft } = order;
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
  const steps = draft.flatMap((text) => {
    const step = parseStep(table, text);
    return step.ok ? [step.value.map((action) => words.action(action, shown.view)).join(' · ')] : [];
  });
  const remove = async (): Promise<void> => {
    const answer = await session.leaveOrder([], undefined);
    if ('denied' in answer) notify(answer.denied === 'conflict' ? orders.conflict : orders.turn);
  };
  const removeLater = (): void =>
    void remove().catch(() => {
      notify(online.unreachable, { tone: 'fault' });
    });
  return (
    <section className={styles.order} aria-label={orders.left}>
      <p>
        {orders.left} {limit !== undefined && orders.atMost(words.things.money(limit))}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button size="small" onPress={() => sketching.begin()}>
          {orders.change}
        </Button>
        <Button size="small" look="quiet" onPress={removeLater}>
          {orders.remove}
        </Button>
      </div>
    </section>
  );
};
