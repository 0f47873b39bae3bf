import { hasIncome } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';
import { figure } from '@coalbrook/words';

import { useMessages } from '../../../language/useMessages.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { seatPlate, seatStyle } from '../../../signs/seatLook.ts';
import type { Seated } from '../../../signs/seatLook.ts';
import { signedMoney } from '../../../signs/signed.ts';
import { CardsSign, CoinsSign, LaurelSign, LoanSign, PointsSign } from '../../../signs/Signs.tsx';
import { useNames } from '../../../signs/useNames.ts';

import styles from './ViewerBar.module.css';

export interface ViewerBarProps {
  readonly snapshot: GameSnapshot;
  readonly seated: readonly Seated[];
}

/** A compact status if there is no space for the seats: whose turn it is, and what the viewer has. */
export const ViewerBar = ({ snapshot: { table, shown, frame }, seated }: ViewerBarProps) => {
  const { table: texts, panels } = useMessages();
  const names = useNames(table);
  const { view } = shown;
  const { viewer, actor } = frame;
  // Nobody acts in the past.
  const acting = shown.mode === 'live' ? seated[actor] : undefined;
  const isPerson = viewer >= 0 && table.automata[viewer] === undefined;
  const figures = isPerson
    ? [
        { sign: <CoinsSign />, label: panels.money, value: names.money(view.money[viewer]) },
        ...(hasIncome(table)
          ? [
              {
                sign: <LaurelSign />,
                label: panels.income,
                value: signedMoney(names.money)(incomeLevel(table, view, viewer)),
              },
            ]
          : []),
        ...(table.credit ? [{ sign: <LoanSign />, label: panels.loans, value: String(view.loans[viewer]) }] : []),
        { sign: <PointsSign />, label: panels.pointsOf(view.points[viewer]), value: figure(view.points[viewer]) },
        { sign: <CardsSign />, label: panels.cards, value: String(view.handSize[viewer]) },
      ]
    : [];
  return (
    <div className={styles.purse} id="purse">
      {acting && (
        <span className={styles.actor} style={seatStyle(acting.colour)}>
          <i className={seatPlate(acting.colour)} aria-hidden="true" />
          {actor === viewer ? texts.yourTurn : texts.waitsFor(acting.name)}
        </span>
      )}
      <dl>
        {figures.map(({ sign, label, value }) => (
          <div key={label} data-purse={label === panels.money ? viewer : undefined}>
            <dt>
              {sign}
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
