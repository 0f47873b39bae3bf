import type { Table } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { capital, figure } from '@coalbrook/words';
import type { Chronicle } from '@coalbrook/words';
import { useMemo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { seatStyle } from '../signs/seatLook.ts';
import { SeatName } from '../signs/SeatName.tsx';
import { useNames } from '../signs/useNames.ts';
import { colourOf } from '../theme/seats.ts';
import type { Colour } from '../theme/seats.ts';
import { useMedia } from '../ui/useMedia.ts';
import { chartOf } from './chart.ts';

import styles from './PointsChart.module.css';

/** A dash and a mark for each colour, so that no line needs its colour. */
const looks: Readonly<Record<Colour, { readonly dash: string; readonly mark: string }>> = {
  crimson: { dash: '', mark: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' },
  cobalt: { dash: '9 4', mark: 'M-3.600-3.600H3.600V3.600H-3.600Z' },
  ochre: { dash: '2.500 4', mark: 'M0-4.600L4.400 3.400H-4.400Z' },
  forest: { dash: '12 4 2.500 4', mark: 'M0-5L5 0L0 5L-5 0Z' },
  plum: { dash: '5 3', mark: 'M0 4.600L4.400-3.400H-4.400Z' },
  slate: { dash: '16 5', mark: 'M-1.500-5H1.500V-1.500H5V1.500H1.500V5H-1.500V1.500H-5V-1.500H-1.500Z' },
};

/** What a chart of points over the rounds says. */
export interface ChartTexts {
  readonly title: string;
  readonly note: string;
  /** For screen readers, with the last figures. */
  readonly label: (summary: string) => string;
}

export interface RoundChartProps {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
  /** Points by round, in the order of the sitters. */
  readonly course: Pick<Chronicle, 'before' | 'rounds'>;
  readonly texts: ChartTexts;
}

const Sample = ({ colour }: { readonly colour: Colour }) => (
  <svg className={styles.sample} viewBox="-18 -7 36 14" style={seatStyle(colour)} aria-hidden="true">
    <path d="M-18 0H18" className={styles.line} strokeDasharray={looks[colour].dash} />
    <path d={looks[colour].mark} className={styles.mark} />
  </svg>
);

/** The same figures as text. */
const RoundTable = ({ table, sitters, course: { rounds }, texts }: RoundChartProps) => {
  const { final } = useMessages().story;
  const things = useNames(table);
  const nameOf = (index: number): string => {
    const { era, round } = rounds[index];
    return table.edition.hasEras ? final.roundOf(capital(things.era(era)), round) : final.round(round);
  };
  return (
    <details className={styles.details}>
      <summary>{final.asTable}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {sitters.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ points }, index) => (
              <tr key={index}>
                <th scope="row">{nameOf(index)}</th>
                {points.map((amount, seat) => (
                  <td key={seat}>{figure(amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};

/** Points over the rounds, with the eras marked. */
export const RoundChart = ({ table, sitters, course, texts }: RoundChartProps) => {
  const { final } = useMessages().story;
  const things = useNames(table);
  const isNarrow = useMedia('(max-width: 640px)');
  const size = isNarrow ? { width: 360, height: 250 } : { width: 760, height: 300 };
  const { width, height } = size;
  const { lines, ticks, eras, rounds, area } = useMemo(
    () => chartOf(course, { width, height }),
    [course, width, height],
  );
  const colours = sitters.map(({ colour }, seat) => colourOf(colour, seat));
  const last = course.rounds.at(-1)?.points ?? course.before;
  const summary = sitters.map(({ name }, seat) => `${name}: ${final.points(last[seat])}`).join('; ');
  return (
    <section className={styles.chart}>
      <h3>{texts.title}</h3>
      <ul role="list" className={styles.legend}>
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            <Sample colour={colours[seat]} />
            <SeatName sitter={sitter} seat={seat} />
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} role="img" aria-label={texts.label(summary)}>
        {eras.map((era, index) => (
          <g key={era.era}>
            <rect
              x={era.x}
              y={area.top}
              width={era.width}
              height={area.bottom - area.top}
              className={index % 2 === 0 ? styles.era : styles.otherEra}
            />
            {table.edition.hasEras && (
              <text x={era.x + era.width / 2} y={area.top - 10} className={styles.eraName}>
                {capital(things.era(era.era))}
              </text>
            )}
          </g>
        ))}
        {ticks.map(({ y, value }) => (
          <g key={value}>
            <path d={`M${area.left} ${y}H${area.right}`} className={value === 0 ? styles.zero : styles.tick} />
            <text x={area.left - 8} y={y + 5} className={styles.value}>
              {figure(value)}
            </text>
          </g>
        ))}
        {rounds.map(({ x, round }, index) => (
          <text key={index} x={x} y={area.bottom + 20} className={styles.round}>
            {round}
          </text>
        ))}
        {lines.map(({ d, spots, labelY }, seat) => (
          <g key={seat} style={seatStyle(colours[seat])}>
            <path d={d} className={styles.line} strokeDasharray={looks[colours[seat]].dash} />
            {spots.map(([x, y], index) => (
              <path
                key={index}
                d={looks[colours[seat]].mark}
                transform={`translate(${x} ${y})`}
                className={styles.mark}
              />
            ))}
            <text x={area.right + 10} y={labelY + 5} className={styles.end}>
              {figure(last[seat])}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.note}>{texts.note}</p>
      <RoundTable table={table} sitters={sitters} course={course} texts={texts} />
    </section>
  );
};

interface PointsChartProps {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
  readonly chronicle: Chronicle;
}

/** Everybody's points over the rounds. */
export const PointsChart = ({ table, sitters, chronicle }: PointsChartProps) => {
  const { final } = useMessages().story;
  const texts = { title: final.overTime, note: final.overTimeNote, label: final.chart };
  return <RoundChart table={table} sitters={sitters} course={chronicle} texts={texts} />;
};
