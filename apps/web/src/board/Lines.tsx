import type { Plan, PlannedLine } from '@coalbrook/scene';
import { memo } from 'react';

import styles from './Board.module.css';

const Canal = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className={styles.towpath} />
    <path d={d} className={styles.bank} />
    <path d={d} className={styles.water} />
    <path d={d} className={styles.ripple} />
  </>
);

const Rail = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className={styles.ballast} />
    <path d={d} className={styles.sleepers} />
    <path d={d} className={styles.steel} />
    <path d={d} className={styles.gauge} />
  </>
);

const looksNow = ({ eras, id }: PlannedLine, era: string): 'canal' | 'rail' | 'no canal' | 'no rail' => {
  const isUsable = id !== undefined && eras.includes(era);
  if (isUsable) return era === 'canal' ? 'canal' : 'rail';
  return eras.includes('canal') ? 'no canal' : 'no rail';
};

/** Canals, railways and sea lanes; what belongs to another era is faint. */
export const Lines = memo(({ plan, era }: { readonly plan: Plan; readonly era: string }) => {
  const looks = plan.lines.map((line) => ({ line, look: looksNow(line, era) }));
  return (
    <g fill="none" strokeLinejoin="round">
      {looks.map(({ line, look }) => {
        if (look === 'no rail')
          return (
            <g key={line.slug} className={styles.faint}>
              <path d={line.path} className={styles.futureSleepers} />
              <path d={line.path} className={styles.futureRail} />
            </g>
          );
        return look === 'no canal' ? <path key={line.slug} d={line.path} className={styles.oldCanal} /> : undefined;
      })}
      {plan.lanes.map(({ land, sea, path }) => (
        <g key={`${land} ${sea}`}>
          <path d={path} className={styles.laneHalo} />
          <path d={path} className={styles.lane} />
        </g>
      ))}
      {looks.map(({ line, look }) => (look === 'canal' ? <Canal key={line.slug} d={line.path} /> : undefined))}
      {looks.map(({ line, look }) => (look === 'rail' ? <Rail key={line.slug} d={line.path} /> : undefined))}
    </g>
  );
});
