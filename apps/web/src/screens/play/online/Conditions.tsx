import { listCircumstances, makeCondition } from '@coalbrook/record';
import type { Table, View } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';
import { MOST_CONDITIONS } from '@coalbrook/wire/online';

import type { DeskWords } from '../../../desk/useWords.ts';
import { useConditionTexts } from '../../../language/conditionTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConditionPicker } from './ConditionPicker.tsx';
import { sayWhen } from './conditionSentence.ts';

import styles from './OrderDesk.module.css';

interface ConditionsProps {
  readonly table: Table;
  readonly view: View;
  readonly words: DeskWords;
  readonly sheet: Sheet;
  /** In notation; undefined where what is typed is no condition. */
  readonly when: readonly (string | undefined)[];
  readonly onChange: (when: readonly (string | undefined)[]) => void;
}

/** What a turn waits for: conditions that must all hold, or none. */
export const Conditions = ({ table, view, words, sheet, when, onChange }: ConditionsProps) => {
  const texts = useConditionTexts();
  const add = (): void => {
    const [first] = listCircumstances(table, view);
    onChange([...when, makeCondition(table, { is: first, isNot: false })]);
  };
  return (
    <>
      {when.map((condition, at) => {
        const said = condition === undefined ? texts.kinds.money : sayWhen({ table, words, texts }, [condition]);
        return (
          <fieldset key={at} className={styles.conditionPart}>
            <legend>{said}</legend>
            <ConditionPicker
              table={table}
              view={view}
              words={words}
              sheet={sheet}
              value={condition}
              onChange={(next) => onChange(when.with(at, next))}
            />
            <Button size="small" look="quiet" onPress={() => onChange(when.toSpliced(at, 1))}>
              {texts.removeOne(said)}
            </Button>
          </fieldset>
        );
      })}
      {when.length < MOST_CONDITIONS && (
        <Button size="small" onPress={add}>
          {when.length === 0 ? texts.onlyIf : texts.another}
        </Button>
      )}
    </>
  );
};
