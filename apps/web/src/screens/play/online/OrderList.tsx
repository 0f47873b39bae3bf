import { parseStep } from '@coalbrook/desk';
import type { LeftOrder, OrderChoice } from '@coalbrook/wire/online';
import { Fragment } from 'react';

import type { DeskWords } from '../../../desk/useWords.ts';
import { useConditionTexts } from '../../../language/conditionTexts.ts';
import { useOrderTexts } from '../../../language/orderTexts.ts';
import { turnsOf, withoutChoice } from '../../../session/online/orderedTurns.ts';
import type { OrderedTurns } from '../../../session/online/orderedTurns.ts';
import { Button } from '../../../ui/Button.tsx';
import type { OrderPlaceProps } from '../table/orderPlace.ts';
import { sayWhen } from './conditionSentence.ts';

import styles from './OrderDesk.module.css';

interface OrderListProps extends Pick<OrderPlaceProps, 'snapshot' | 'sketching'> {
  readonly order: LeftOrder;
  readonly words: DeskWords;
  readonly onChange: (turns: OrderedTurns) => void;
}

/** What was left for one’s next turns, each part with a button that withdraws it. */
export const OrderList = ({ snapshot, sketching, order, words, onChange }: OrderListProps) => {
  const orders = useOrderTexts();
  const texts = useConditionTexts();
  const { table, shown } = snapshot;
  const turns = turnsOf(order);
  const isAlone = turns.length === 1 && turns[0].length === 1;
  const stepsOf = ({ draft }: OrderChoice): readonly string[] =>
    draft.flatMap((text) => {
      const step = parseStep(table, text);
      return step.ok ? [step.value.map((action) => words.action(action, shown.view)).join(' · ')] : [];
    });
  const whenOf = ({ when }: OrderChoice, isOnly: boolean): string | undefined =>
    when.length === 0 && isOnly ? undefined : sayWhen({ table, words, texts }, when);
  const ahead = turns.length === 1 ? turns[0].findLast(({ draft }) => draft.length > 0) : undefined;
  return (
    <>
      {turns.map((choices, at) => (
        <Fragment key={at}>
          {turns.length > 1 && <h3 className={styles.turn}>{at === 0 ? texts.next : texts.after}</h3>}
          <ul className={styles.choices}>
            {choices.map((choice, index) => {
              const when = whenOf(choice, choices.length === 1);
              const steps = stepsOf(choice);
              return (
                <li key={index}>
                  {when !== undefined && <p className={styles.when}>{when}:</p>}
                  {steps.length === 0 && <p className={styles.steps}>{texts.left}</p>}
                  <ol className={styles.steps}>
                    {steps.map((step, number) => (
                      <li key={number}>{step}</li>
                    ))}
                  </ol>
                  {choice.limit !== undefined && <p>{orders.atMost(words.things.money(choice.limit))}</p>}
                  {!isAlone && (
                    <Button size="small" look="quiet" onPress={() => onChange(withoutChoice(turns, at, index))}>
                      {texts.removeOne(when ?? (at === 0 ? texts.next : texts.after))}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
      <div className={styles.ways}>
        <Button size="small" onPress={() => sketching.begin()}>
          {texts.add}
        </Button>
        {ahead && (
          <Button size="small" onPress={() => sketching.begin(ahead.draft)}>
            {texts.planAfter}
          </Button>
        )}
        <Button size="small" look="quiet" onPress={() => onChange([])}>
          {orders.remove}
        </Button>
      </div>
    </>
  );
};
