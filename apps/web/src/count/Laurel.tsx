import type { ReactNode } from 'react';

import styles from './FinalScore.module.css';

/** One leaf of the wreath, at an angle in degrees from the bottom. */
const leaf = (angle: number, isOuter: boolean): string => {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [100 + 78 * Math.sin(turn), 100 + 78 * Math.cos(turn)];
  const lean = (isOuter ? 38 : -30) * Math.sign(angle);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(180 - angle - lean).toFixed(1)})`;
};

const angles = [16, 34, 52, 70, 88, 106, 124, 142, 158].flatMap((angle) => [angle, -angle]);

/** A wreath around a portrait. */
export const Laurel = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.laurel}>
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path
        d="M96 178a78 78 0 0 1-26-150M104 178a78 78 0 0 0 26-150"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      {angles.flatMap((angle) =>
        [true, false].map((isOuter) => (
          <path
            key={`${angle} ${isOuter}`}
            transform={leaf(angle, isOuter)}
            d="M0 0c5-6 5-15 0-22c-5 7-5 16 0 22z"
            fill="currentColor"
            opacity={isOuter ? 1 : 0.72}
          />
        )),
      )}
      <path d="M88 180q12 8 24 0l5 9q-17 8-34 0z" fill="currentColor" />
    </svg>
    {children}
  </span>
);
