import { questionOf } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';
import { useMemo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { spaceOf } from '../panels/incomeSpace.ts';
import { sayGain, sayWorth } from '../panels/tileWorth.ts';
import { signedMoney } from '../signs/signed.ts';
import { CargoSign, CoinsSign, LaurelSign, LoanSign, PointsSign } from '../signs/Signs.tsx';
import { previewOf } from './preview.ts';
import type { Flip, Preview, Supply, ValueChange } from './preview.ts';
import type { DeskModel } from './useDesk.ts';
import type { DeskWords } from './useWords.ts';

import styles from './PreviewSheet.module.css';

export interface PreviewSheetProps {
  readonly desk: DeskModel;
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
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

/** Whether a cost is still to be chosen before the action is complete. */
const asksMore = (ghost: View): boolean => ['coal', 'iron', 'beer', 'bonus'].includes(questionOf(ghost));

/** The consequences of the ready action, in a sentence and in figures. */
export const PreviewSheet = ({ desk, table, view, seat, names, words }: PreviewSheetProps) => {
  const { desk: texts, panels } = useMessages();
  const { foresight, ghost } = desk;
  const preview = useMemo(
    () => foresight && ghost && previewOf(table, view, ghost, foresight.events, seat),
    [table, view, ghost, foresight, seat],
  );
  if (!preview || !foresight || !ghost) return <p className={styles.waiting}>{texts.thinking}</p>;
  const { things } = words;

  const source = ({ from, count }: Supply): string => {
    switch (from.kind) {
      case 'tile': {
        const owner = from.owner === seat ? texts.yours : texts.of(names[from.owner] ?? '');
        return `${things.placeOfSite(from.site)} (${owner}), ${texts.free}`;
      }
      case 'merchant':
        return texts.merchantBarrel(things.merchant(from.merchant));
      case 'market':
        return `${texts.market}, ${from.prices
          .slice(0, count)
          .map((price) => things.money(price))
          .join(' + ')}`;
    }
  };
  const flipped = ({ seat: owner, site, tile }: Flip): string => {
    const whom = owner === seat ? texts.flipForYou : texts.flipFor(names[owner] ?? '');
    const gain = sayGain(table, table.tiles[tile], panels, things, spaceOf(table, view, owner));
    return `${texts.flips(things.tile(tile), things.placeOfSite(site))} ${whom}: ${gain}`;
  };
  const linkLine = ({ link, worth }: Preview['links'][number]): string | undefined => {
    if (!worth) return undefined;
    return worth.unit === 'money'
      ? texts.linkPays(things.link(link), things.money(worth.amount))
      : texts.linkScores(things.link(link), panels.pointsOf(worth.amount));
  };
  const later = [
    ...preview.builds.flatMap((tile) => sayWorth(table, table.tiles[tile], panels, things, spaceOf(table, view, seat))),
    ...preview.links.flatMap((one) => linkLine(one) ?? []),
  ];

  return (
    <div className={styles.sheet} role="group" aria-label={texts.preview}>
      {words.deeds(view, foresight.events).map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {desk.preset.length > 0 && (
        <p className={styles.later}>
          {texts.cardsPreset(desk.preset.map(({ card, use }) => texts.cardPreset(things.card(card), use)))}
        </p>
      )}
      {asksMore(ghost) && <p className={styles.later}>{texts.afterwards(words.question(ghost))}</p>}
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
      {preview.supplies.length + preview.flips.length + later.length > 0 && (
        <ul className={styles.details} role="list">
          {preview.supplies.map((supply) => (
            <li key={source(supply)}>
              <span className={styles.cubes}>
                {Array.from({ length: supply.count }, (_, index) => (
                  <CargoSign key={index} cargo={supply.cargo} />
                ))}
              </span>
              <span className="visually-hidden">
                {supply.count} {things.cargo(supply.cargo)}:{' '}
              </span>
              {source(supply)}
            </li>
          ))}
          {preview.flips.map((flip) => (
            <li key={flip.site} className={styles.flip}>
              <span aria-hidden="true">⟲ </span>
              {flipped(flip)}
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
