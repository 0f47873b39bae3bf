import { NONE } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import { LinkSign } from '../signs/Signs.tsx';

import styles from './Seats.module.css';

export interface PlanBackProps {
  readonly table: Table;
  readonly view: View;
  readonly seat: Seat;
}

/** The public part of an automaton's deck: the top back, and the number of unused cards. */
export const PlanBack = ({ table, view, seat }: PlanBackProps) => {
  const { panels: texts } = useMessages();
  const start = seat * table.plans.length;
  const left = table.plans.filter((_, plan) => view.planUsed[start + plan] === 0).length;
  const next = view.nextPlan[seat];
  return (
    <p className={styles.plan}>
      <span className={styles.planCard} aria-hidden="true">
        {next === NONE ? '' : table.plans[next].slug}
      </span>
      <span>
        {texts.planDeck(left)}
        {next !== NONE && (
          <small>
            {texts.nextPlan}: {table.plans[next].slug}
          </small>
        )}
      </span>
      <span className={styles.planLinks} data-inspect={`figure:${seat}:links`}>
        <LinkSign /> {view.linkTiles[seat]}
        <span className="visually-hidden">{texts.links}</span>
      </span>
    </p>
  );
};
