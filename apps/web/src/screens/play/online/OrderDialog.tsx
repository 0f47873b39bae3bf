import type { OrderAnswer, OrderChoice, OrderDenial } from '@coalbrook/wire/online';
import { useState } from 'react';

import type { DeskWords } from '../../../desk/useWords.ts';
import { useConditionTexts } from '../../../language/conditionTexts.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { plainTurn, turnsOf, withChoice } from '../../../session/online/orderedTurns.ts';
import type { Session } from '../../../session/session.ts';
import type { Sketching } from '../../../session/sketch.ts';
import type { LeaveOrder } from '../../../session/tablePort.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Conditions } from './Conditions.tsx';
import { limitOf } from './limitOf.ts';

import styles from './OrderDesk.module.css';

export interface OrderDialogProps {
  /** The plan. */
  readonly session: Session;
  readonly words: DeskWords;
  /** Which of the next turns was planned, from 0. */
  readonly at: number;
  /** What the planned turn costs. */
  readonly cost: number;
  readonly left: Sketching['left'];
  readonly onLeave: LeaveOrder;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}

/** Asks under which conditions a planned turn is played, and what it may cost. */
export const OrderDialog = ({ session, words, at, cost, left, onLeave, onLeft, onClose }: OrderDialogProps) => {
  const { online, common } = useMessages();
  const orders = useOrderTexts();
  const texts = useConditionTexts();
  const { table, shown, sheet } = session.snapshot;
  const [isLimited, setLimited] = useState(cost > 0);
  const [typed, setTyped] = useState(String(cost));
  const [when, setWhen] = useState<readonly (string | undefined)[]>([]);
  const [isBusy, setBusy] = useState(false);
  const limit = limitOf(typed);
  const conditions = when.flatMap((condition) => condition ?? []);
  const isRight = (!isLimited || limit !== undefined) && conditions.length === when.length;
  const before = turnsOf(left?.());

  const say = (answer: OrderAnswer | OrderDenial): string | undefined => {
    if (!('denied' in answer)) return undefined;
    if (answer.denied === 'refused') {
      const why = words.why(answer.refusal);
      // In between, the plan has drawn cards.
      return at > 0 && answer.refusal.reason === 'cardNotHeld' ? texts.drawn(why) : why;
    }
    return answer.denied === 'turn' || answer.denied === 'conflict' ? orders[answer.denied] : orders.failed;
  };
  const send = (): Promise<OrderAnswer | OrderDenial> | undefined => {
    const choice: OrderChoice = { when: conditions, draft: session.texts, limit: isLimited ? limit : undefined };
    const turns = withChoice(before, at, choice);
    const plain = turns && plainTurn(turns);
    return plain ? onLeave(plain.draft, plain.limit) : turns && onLeave([], undefined, turns);
  };
  const leave = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await send();
      const fault = answer ? say(answer) : texts.full;
      notify(fault ?? orders.done, fault === undefined ? {} : { tone: 'fault' });
      if (fault === undefined) onLeft();
    } catch {
      notify(online.unreachable, { tone: 'fault' });
    } finally {
      setBusy(false);
    }
  };
  const isJoining = (before[at] ?? []).some((one) => (one.when.length === 0) === (conditions.length === 0));
  return (
    <Dialog
      title={at === 0 ? orders.leave : orders.leaveAfter}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button look="primary" isDisabled={!isRight} onPress={() => void leave()}>
            {orders.submit}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{orders.note}</p>
        {at > 0 && <p>{texts.afterNote}</p>}
        <Conditions table={table} view={shown.view} words={words} sheet={sheet} when={when} onChange={setWhen} />
        {isJoining && <p>{conditions.length === 0 ? texts.replaces : texts.joins}</p>}
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
