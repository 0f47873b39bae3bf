import { hasIncome } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';
import { figure } from '@coalbrook/words';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { RunningClock } from '../../../clock/RunningClock.tsx';
import type { Messages } from '../../../language/english.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { isCountAhead, projectedAt } from '../../../panels/projected.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { useSettings } from '../../../settings/settings.ts';
import { seatPlate, seatStyle } from '../../../signs/seatLook.ts';
import type { Seated } from '../../../signs/seatLook.ts';
import { signedMoney } from '../../../signs/signed.ts';
import { CardsSign, CoinsSign, LaurelSign, LoanSign, PointsSign } from '../../../signs/Signs.tsx';
import { useNames } from '../../../signs/useNames.ts';

import styles from './ViewerBar.module.css';

interface LabelledFigure {
  /** What it is called below the figure. */
  readonly brief: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface ViewerBarProps {
  readonly snapshot: GameSnapshot;
  readonly seated: readonly Seated[];
}

/** The points, and what they would be if the era ended now. */
const pointsOf = (points: number, projected: number | undefined, panels: Messages['panels']): LabelledFigure =>
  projected === undefined
    ? { brief: panels.points, label: panels.pointsOf(points), value: figure(points) }
    : {
        brief: panels.points,
        label: `${panels.pointsOf(points)}, ${panels.countedNow(projected)}`,
        value: (
          <>
            {figure(points)}
            <span className={styles.projected}> → {figure(projected)}</span>
          </>
        ),
      };

/** A compact status if there is no space for the seats: whose turn it is, and what the viewer has. */
export const ViewerBar = ({ snapshot: { table, shown, frame, isAdjourned }, seated }: ViewerBarProps) => {
  const { table: texts, panels } = useMessages();
  const names = useNames(table);
  const { view } = shown;
  const { viewer, actor } = frame;
  // Nobody acts in the past.
  const acting = shown.mode === 'live' && !isAdjourned ? seated[actor] : undefined;
  const { projects } = useSettings();
  const isProjected = projects && viewer >= 0 && isCountAhead(view) && !shown.isCount;
  const projection = useMemo(() => (isProjected ? projectedAt(table, view) : undefined), [isProjected, table, view]);
  const projected = projection?.hasBegun ? projection.points[viewer] : undefined;
  const isPerson = viewer >= 0 && table.automata[viewer] === undefined;
  const figures = isPerson
    ? [
        {
          name: 'money',
          sign: <CoinsSign />,
          brief: panels.money,
          label: panels.money,
          value: names.money(view.money[viewer]),
        },
        ...(hasIncome(table)
          ? [
              {
                name: 'income',
                sign: <LaurelSign />,
                brief: panels.income,
                label: panels.income,
                value: signedMoney(names.money)(incomeLevel(table, view, viewer)),
              },
            ]
          : []),
        ...(table.credit
          ? [
              {
                name: 'loans',
                sign: <LoanSign />,
                brief: panels.loans,
                label: panels.loans,
                value: String(view.loans[viewer]),
              },
            ]
          : []),
        { name: 'points', sign: <PointsSign />, ...pointsOf(view.points[viewer], projected, panels) },
        {
          name: 'cards',
          sign: <CardsSign />,
          brief: panels.cards,
          label: panels.cards,
          value: String(view.handSize[viewer]),
        },
      ]
    : [];
  return (
    <div className={styles.purse} id="purse">
      {shown.mode === 'live' && isAdjourned && <span className={styles.actor}>{texts.paused}</span>}
      {acting && (
        <span className={styles.actor} style={seatStyle(acting.colour)}>
          <i className={seatPlate(acting.colour)} aria-hidden="true" />
          {actor === viewer ? texts.yourTurn : texts.waitsFor(acting.name)}
        </span>
      )}
      <RunningClock />
      <dl>
        {figures.map(({ name, sign, brief, label, value }) => (
          <div
            key={name}
            data-purse={name === 'money' ? viewer : undefined}
            data-inspect={`figure:${viewer}:${name}`}
            data-tap
          >
            <dt>
              {sign}
              <span className="visually-hidden">{label}</span>
              <span className={styles.brief} aria-hidden="true">
                {brief}
              </span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
