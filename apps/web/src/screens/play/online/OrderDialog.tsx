import type { OrderAnswer, OrderDenial } from '@coalbrook/wire/online';
import { useState } from 'react';

import type { DeskWords } from '../../../desk/useWords.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import type { Session } from '../../../session/session.ts';
import type { LeaveOrder } from '../../../session/tablePort.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { limitOf } from './limitOf.ts';

import styles from './OrderDesk.module.css';

export interface OrderDialogProps {
  /** The plan. */
  readonly session: Session;
  readonly words: DeskWords;
  /** What the planned turn costs. */
  readonly cost: number;
  readonly onLeave: LeaveOrder;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}

/** Asks what a turn may cost that is left as an order. */
export const OrderDialog = ({ session, words, cost, onLeave, onLeft, onClose }: OrderDialogProps) => {
  const { online, common } = useMessages();
  const orders = useOrderTexts();
  const [isLimited, setLimited] = useState(cost > 0);
  const [typed, setTyped] = useState(String(cost));
  const [isBusy, setBusy] = useState(false);
  const limit = limitOf(typed);
  const isRight = !isLimited || limit !== undefined;

  const say = (answer: OrderAnswer | OrderDenial): string | undefined => {
    if (!('denied' in answer)) return undefined;
    if (answer.denied === 'refused') return words.why(answer.refusal);
    return answer.denied === 'turn' || answer.denied === 'conflict' ? orders[answer.denied] : orders.failed;
  };
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      const fault = say(await onLeave(session.texts, isLimited ? limit : undefined));
      notify(fault ?? orders.done, fault === undefined ? {} : { tone: 'fault' });
      if (fault === undefined) onLeft();
    } catch {
      notify(online.unreachable, { tone: 'fault' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={orders.leave}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button look="primary" isDisabled={isBusy || !isRight} onPress={() => void leave()}>
            {orders.submit}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{orders.note}</p>
        <Switch isOn={isLimited} onChange={setLimited}>
          {orders.hasLimit}
        </Switch>
        {isLimited && (
          <TextField
            label={orders.limit}
            value={typed}
            onChange={setTyped}
            maxLength={6}
            note={isRight ? orders.costs(words.things.money(cost)) : orders.wrongLimit}
          />
        )}
      </div>
    </Dialog>
  );
};
