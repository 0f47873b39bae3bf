import { characterNames } from '@coalbrook/bots';
import { lazy, memo, Suspense, useId } from 'react';
import type { ReactNode } from 'react';

import type { Colour } from '../theme/seats.ts';
import { botPortraits } from './botPortraits.tsx';
import { portraits } from './portraits.tsx';
import { seatStyle } from './seatLook.ts';

import styles from './Medallion.module.css';

const TEETH = 12;

const heads = new Map<string, ReactNode>(Object.entries({ ...portraits, ...botPortraits }));

/** A cogwheel, for automata. */
const gear = (
  <g transform="translate(50 50)">
    {Array.from({ length: TEETH }, (_, tooth) => (
      <path
        key={tooth}
        className={styles.skin}
        d="M-5.500-24L-4.200-34H4.200L5.500-24Z"
        transform={`rotate(${(tooth * 360) / TEETH})`}
      />
    ))}
    <circle r="26" className={styles.skin} />
    <circle r="19.500" className={styles.dark} />
    {[0, 60, 120].map((turn) => (
      <path key={turn} className={styles.skin} d="M-2.500-20H2.500V20H-2.500Z" transform={`rotate(${turn})`} />
    ))}
    <circle r="7.500" className={styles.skin} />
    <circle r="3" className={styles.dark} />
  </g>
);

const names: readonly string[] = characterNames;

type Head = (props: { readonly name: string }) => ReactNode;

/** Few tables have a character, so they are drawn once there is one. */
const CharacterHead = lazy(() =>
  import('./CharacterHead.tsx').then(
    (module): { default: Head } => ({ default: module.CharacterHead }),
    () => ({ default: () => gear }),
  ),
);

const headOf = (portrait: string): ReactNode =>
  names.includes(portrait) ? (
    <Suspense>
      <CharacterHead name={portrait} />
    </Suspense>
  ) : (
    (heads.get(portrait) ?? gear)
  );

export interface MedallionProps {
  /** A historical figure or a bot; anything else is shown as a cogwheel. */
  readonly portrait: string;
  readonly colour: Colour;
  readonly size?: number;
  /** The label for screen readers; omit it if the name is beside it. */
  readonly label?: string | undefined;
}

/** A portrait in the colour of its seat, engraved like a cameo. */
export const Medallion = memo(({ portrait, colour, size = 48, label }: MedallionProps) => {
  const id = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={styles.medallion}
      style={seatStyle(colour)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <defs>
        <clipPath id={`${id}oval`}>
          <circle cx="50" cy="50" r="43.500" />
        </clipPath>
        <radialGradient id={`${id}light`} cx="0.380" cy="0.300" r="0.800">
          <stop offset="0" stopColor="#fff" stopOpacity="0.300" />
          <stop offset="1" stopColor="#000" stopOpacity="0.420" />
        </radialGradient>
        <pattern id={`${id}hatch`} width="3.400" height="3.400" patternUnits="userSpaceOnUse">
          <path d="M0 1.700H3.400" stroke="#000" strokeOpacity="0.200" strokeWidth="0.900" />
        </pattern>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4d58a" />
          <stop offset="0.500" stopColor="#a8741b" />
          <stop offset="1" stopColor="#e3b552" />
        </linearGradient>
      </defs>
      <circle cx="50" cy="50" r="49" fill={`url(#${id}rim)`} />
      <circle cx="50" cy="50" r="44.500" className={styles.ground} />
      <circle cx="50" cy="50" r="44.500" fill={`url(#${id}hatch)`} />
      <circle cx="50" cy="50" r="44.500" fill={`url(#${id}light)`} />
      <g clipPath={`url(#${id}oval)`}>{headOf(portrait)}</g>
      <circle cx="50" cy="50" r="46.700" className={styles.beads} />
      <circle cx="50" cy="50" r="43.800" className={styles.inner} />
    </svg>
  );
});
