import type { RatingTexts } from '../../../language/en/ratings.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { cornersOf, scaleOf } from './ratingLines.ts';
import type { RatingLine } from './ratingLines.ts';

import styles from './Ratings.module.css';

const BOX = { width: 320, height: 90 };

/** Room around the line, for its ends and for the figures at the left. */
const [LEFT, EDGE] = [44, 8];

interface RatingChartProps {
  readonly texts: RatingTexts;
  readonly title: string;
  readonly line: RatingLine;
}

/** How somebody's rating has changed over their last games; also as a table. */
export const RatingChart = ({ texts, title, line: { points } }: RatingChartProps) => {
  const { day } = useFormats();
  const { low, high } = scaleOf(points);
  const corners = cornersOf(points, BOX).map(({ x, y }) => ({ x: x + LEFT, y: y + EDGE }));
  const right = LEFT + BOX.width;
  const last = corners[corners.length - 1];
  const [{ rating: from }, to] = [points[0], points[points.length - 1].rating];
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg
        role="img"
        aria-label={texts.course(title, points.length, from, to)}
        viewBox={`0 0 ${right + EDGE} ${BOX.height + 2 * EDGE}`}
        className={styles.chart}
      >
        {[high, low].map((rating, at) => (
          <g key={rating}>
            <line x1={LEFT} x2={right} y1={EDGE + at * BOX.height} y2={EDGE + at * BOX.height} />
            <text x={LEFT - 6} y={EDGE + at * BOX.height} textAnchor="end" dominantBaseline="central">
              {rating}
            </text>
          </g>
        ))}
        <polyline points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        <circle cx={last.x} cy={last.y} r={4} />
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.rating}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, rating }, index) => (
              <tr key={index}>
                <th scope="row">{day(at)}</th>
                <td>{rating}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
