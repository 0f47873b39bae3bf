import type { Table, View } from '@coalbrook/rules';
import { figure } from '@coalbrook/words';

import { useMessages } from '../language/useMessages.ts';
import { seatPlate, seatStyle } from '../signs/seatLook.ts';
import type { Seated } from '../signs/seatLook.ts';
import { signed } from '../signs/signed.ts';
import { classes } from '../ui/classes.ts';
import type { Projected } from './projected.ts';

import styles from './ProjectionTable.module.css';

export interface ProjectionTableProps {
  readonly table: Table;
  readonly view: View;
  readonly seated: readonly Seated[];
  readonly projected: Projected;
}

/** What each seat would score if the era ended now, the leader first. */
export const ProjectionTable = ({ table, view, seated, projected }: ProjectionTableProps) => {
  const { panels: texts, story } = useMessages();
  const { points, sources, pointsFrom } = projected;
  const ranked = seated.toSorted((a, b) => points[b.seat] - points[a.seat]);
  const isLast = view.era + 1 === table.eras.length;
  return (
    <section className={styles.projection}>
      <table>
        <caption>
          {isLast ? texts.projectionOfGame : texts.projection}
          <small>{texts.projectionHint}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.projectedPlayer}</span>
            </th>
            <th scope="col">{texts.projectedSoFar}</th>
            {sources.map((source) => (
              <th key={source} scope="col">
                {story.count.sources[source]}
              </th>
            ))}
            <th scope="col">{texts.projectedTotal}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ seat, name, colour }) => (
            <tr key={seat} style={seatStyle(colour)}>
              <th scope="row">
                <span className={styles.who}>
                  <span className={classes(styles.swatch, seatPlate(colour))} aria-hidden="true" />
                  <span className={styles.name}>{name}</span>
                </span>
              </th>
              <td>{figure(view.points[seat])}</td>
              {sources.map((source) => (
                <td key={source}>{signed(pointsFrom(seat, source))}</td>
              ))}
              <td className={styles.total}>{figure(points[seat])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
