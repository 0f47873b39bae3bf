import styles from './PlanCardFace.module.css';

const squares = { NW: [0, 0], NE: [11, 0], SE: [11, 11], SW: [0, 11] } as const;

export interface CornerProps {
  readonly quadrant: keyof typeof squares;
  readonly label: string;
}

/** The four quadrants of a plan card's corner icon; one decides between sites. */
export const Corner = ({ quadrant, label }: CornerProps) => (
  <svg viewBox="-1 -1 23 23" className={styles.corner} role="img" aria-label={label}>
    <title>{label}</title>
    {Object.entries(squares).map(([name, [x, y]]) => (
      <rect key={name} x={x} y={y} width="10" height="10" data-chosen={name === quadrant || undefined} />
    ))}
  </svg>
);
