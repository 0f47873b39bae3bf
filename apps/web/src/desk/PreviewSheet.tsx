import type { DeskState, ValueChange } from '@coalbrook/desk';
import type { Table } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { signedMoney } from '../signs/signed.ts';
import { CargoSign, CoinsSign, LaurelSign, LoanSign, PointsSign } from '../signs/Signs.tsx';
import { previewTextOf } from './previewText.ts';
import type { DeskWords } from './useWords.ts';

import styles from './PreviewSheet.module.css';

export interface PreviewSheetProps {
  readonly state: DeskState;
  readonly table: Table;
  readonly names: readonly string[];
  readonly words: DeskWords;
}

interface FigureProps {
  readonly sign: React.ReactNode;
  readonly label: string;
  readonly change: ValueChange;
  readonly say: (value: number) => string;
  readonly note?: string | undefined;
  /** The name, for values without an icon. */
  readonly isNamed?: boolean;
}

/** A value before and after; nothing if it does not change. */
const Figure = ({ sign, label, change: { before, after }, say, note, isNamed = false }: FigureProps) => {
  const { desk: texts } = useMessages();
  if (before === after) return undefined;
  return (
    <div className={styles.figure}>
      <dt>
        {sign}
        <span className={isNamed ? undefined : 'visually-hidden'}>{label}</span>
      </dt>
      <dd>
        <span className="visually-hidden">{texts.becomes(say(before), say(after))}</span>
        <span aria-hidden="true">
          {say(before)} <span className={styles.arrow}>→</span> <strong>{say(after)}</strong>
        </span>
        {note !== undefined && <em> · {note}</em>}
      </dd>
    </div>
  );
};

/** The consequences of the formed action, in a sentence and in figures. */
export const PreviewSheet = ({ state, table, names, words }: PreviewSheetProps) => {
  const { desk: texts, panels } = useMessages();
  const { preview } = state;
  const told = previewTextOf(state, { table, names, words, texts, panels });
  if (!preview || !told) return <p className={styles.waiting}>{texts.thinking}</p>;
  const { things } = words;
  const { sentences, notes, supplies, flips, later } = told;

  const figures = (
    <dl className={styles.figures}>
      <Figure sign={<CoinsSign />} label={texts.money} change={preview.money} say={(value) => things.money(value)} />
      {preview.income && (
        <Figure sign={<LaurelSign />} label={texts.income} change={preview.income} say={signedMoney(things.money)} />
      )}
      <Figure sign={<PointsSign />} label={texts.points} change={preview.points} say={String} />
      {table.credit && <Figure sign={<LoanSign />} label={texts.loans} change={preview.loans} say={String} />}
      <Figure
        sign={undefined}
        label={texts.spent}
        change={preview.spent}
        say={(value) => things.money(value)}
        isNamed
        note={preview.turn && texts.nextTurn(preview.turn.after)}
      />
    </dl>
  );
  return (
    <div className={styles.sheet} role="group" aria-label={texts.preview}>
      {/* Beside a list of what is sold, the total matters most. */}
      {state.sales && figures}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {!state.sales && figures}
      {notes.map((note) => (
        <p key={note} className={styles.later}>
          {note}
        </p>
      ))}
      {supplies.length + flips.length + later.length > 0 && (
        <ul className={styles.details} role="list">
          {supplies.map(({ supply: { cargo, count }, text }) => (
            <li key={text}>
              <span className={styles.cubes}>
                {Array.from({ length: count }, (_, index) => (
                  <CargoSign key={index} cargo={cargo} />
                ))}
              </span>
              <span className="visually-hidden">
                {count} {things.cargo(cargo)}:{' '}
              </span>
              {text}
            </li>
          ))}
          {flips.map((flip) => (
            <li key={flip} className={styles.flip}>
              <span aria-hidden="true">⟲ </span>
              {flip}
            </li>
          ))}
          {later.map((line) => (
            <li key={line} className={styles.worth}>
              <PointsSign />
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
