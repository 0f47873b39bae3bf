import { hasIncome } from '@coalbrook/desk';
import { incomeLevel } from '@coalbrook/rules';
import type { Seat, Table, View } from '@coalbrook/rules';
import { figure } from '@coalbrook/words';
import { useMemo } from 'react';
import type { CSSProperties } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { useSettings } from '../settings/settings.ts';
import { Portrait } from '../signs/Portrait.tsx';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { signedMoney } from '../signs/signed.ts';
import { useNames } from '../signs/useNames.ts';
import { classes } from '../ui/classes.ts';
import { incomeSpace } from './incomeSpace.ts';
import { isCountAhead, projectedAt } from './projected.ts';
import { ProjectionTable } from './ProjectionTable.tsx';

import styles from './Progress.module.css';

interface TrackProps {
  readonly title: string;
  readonly seated: readonly Seated[];
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly valueOf: (seat: number) => number;
  /** Where the marker would be later, drawn as a longer bar. */
  readonly laterOf?: ((seat: number) => number) | undefined;
  readonly say: (value: number) => string;
  /** Explains the number. */
  readonly note?: (seat: number) => string;
}

/** A ruler with a marker per seat; equal ones are stacked. */
const Ruler = ({ title, seated, least, most, step, valueOf, laterOf = valueOf, say, note }: TrackProps) => {
  const share = (value: number): number => (value - least) / Math.max(1, most - least);
  const at = (value: number): string => `${share(value) * 100}%`;
  const marks = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);
  const ranked = seated.toSorted((a, b) => valueOf(b.seat) - valueOf(a.seat));
  return (
    <section className={styles.track} aria-label={title}>
      <h3>{title}</h3>
      <ul role="list" className={styles.lanes}>
        {ranked.map(({ seat, name, colour, ...rest }) => (
          <li
            key={seat}
            className={styles.lane}
            data-far={share(valueOf(seat)) > 0.5 || undefined}
            style={{ ...seatStyle(colour), '--at': at(valueOf(seat)), '--later': at(laterOf(seat)) } as CSSProperties}
          >
            <span className={classes(styles.bar, styles.later, seatPlate(colour))} aria-hidden="true" />
            <span className={classes(styles.bar, seatPlate(colour))} aria-hidden="true" />
            <span className={styles.marker}>
              <Portrait sitter={{ ...rest, colour }} seat={seat} size={34} />
              <span className={styles.label}>
                <span className={styles.name}>{name}</span> <strong>{say(valueOf(seat))}</strong>{' '}
                {note && <small>{note(seat)}</small>}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ left: at(mark) }}>
            {say(mark)}
          </span>
        ))}
      </div>
    </section>
  );
};

const POINTS_STEP = 20;
const INCOME_STEP = 5;
const MONEY_STEP = 10;

/** At most 0: only unpaid loans lower points below it. */
const roundDown = (value: number, step: number): number => Math.floor(Math.min(value, 0) / step) * step;
const roundUp = (value: number, step: number): number => Math.ceil(Math.max(value, 1) / step) * step;

export interface ProgressProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
}

/** The tracks of points and income, or of money in games without income. */
export const Progress = ({ table, view, seated }: ProgressProps) => {
  const { panels: texts } = useMessages();
  const names = useNames(table);
  const people = seated.filter(({ seat }) => table.automata[seat] === undefined);
  const { lowestLevel, levelOf, lastSpace } = table.track;
  const { projects } = useSettings();
  const projected = useMemo(
    () => (projects && isCountAhead(view) ? projectedAt(table, view) : undefined),
    [projects, table, view],
  );
  const all = [...view.points, ...(projected?.points ?? [])];
  return (
    <div className={styles.progress}>
      <Ruler
        title={texts.pointsTrack}
        seated={seated}
        least={roundDown(Math.min(...all), POINTS_STEP)}
        most={roundUp(Math.max(...all), POINTS_STEP)}
        step={POINTS_STEP}
        valueOf={(seat) => view.points[seat]}
        laterOf={projected && ((seat) => projected.points[seat])}
        say={figure}
      />
      {projected && <ProjectionTable table={table} view={view} seated={seated} projected={projected} />}
      {hasIncome(table) ? (
        <Ruler
          title={texts.incomeTrack}
          seated={people}
          least={lowestLevel}
          most={levelOf[lastSpace]}
          step={INCOME_STEP}
          valueOf={(seat) => incomeLevel(table, view, seat as Seat)}
          say={signedMoney(names.money)}
          note={(seat) => {
            const { space, left } = incomeSpace(table, view, seat as Seat);
            return texts.onSpace(space, left, names.money(1));
          }}
        />
      ) : (
        <Ruler
          title={texts.moneyTrack}
          seated={people}
          least={0}
          most={roundUp(Math.max(...view.money), MONEY_STEP)}
          step={MONEY_STEP}
          valueOf={(seat) => view.money[seat]}
          say={(value) => names.money(value)}
        />
      )}
    </div>
  );
};
