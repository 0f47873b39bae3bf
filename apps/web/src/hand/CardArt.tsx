/** The artwork of a card, in a frame of 72 by 76 units. */

import { capital } from '@coalbrook/words';

import { Icon } from '../signs/Icon.tsx';
import { Works } from '../signs/Works.tsx';
import type { CardFace } from './cardFace.ts';

import styles from './Card.module.css';

const church = (
  <>
    <path d="M12 60V44l8-5V26l5-12 5 12v13l5 4v17H12Z" />
    <path d="M37 60V42l9-6 14 6v18H37Z" />
    <path
      className={styles.cut}
      d="M25 18.500v5M22.800 20.500h4.400M17 60v-8a3 3 0 0 1 6 0v8ZM28 60v-8a3 3 0 0 1 5 0v8ZM42 60V48h4v12ZM51 60V48h4v12ZM22.500 31.500a2.500 2.500 0 0 1 5 0v4h-5v-4Z"
    />
  </>
);

const mill = (
  <>
    <path d="M9 60V36h28v24H9Z" />
    <path d="M7 37l16-8 16 8H7Z" />
    <path d="M42 60l2-43h6l2 43H42Z" />
    <path d="M54 60V46h9v14h-9Z" />
    <path className={styles.smoke} d="M47 15c-3-3 2-5 0-8 4-1 7 2 5 5 4-2 9 0 8 3-3 2-6-1-9 0-2 1-3 1-4 0Z" />
    <path className={styles.cut} d="M13 42h4v4h-4Zm8 0h4v4h-4Zm8 0h4v4h-4ZM13 51h4v4h-4Zm8 0h4v4h-4Zm8 0h4v4h-4Z" />
  </>
);

const kilns = (
  <>
    <path d="M8 60c0-10 1-15 5-20 2-3 3-6 3-12h6c0 6 1 9 3 12 4 5 5 10 5 20H8Z" />
    <path d="M33 60c0-12 1-18 5-24 2-4 3-8 3-16h7c0 8 1 12 3 16 4 6 5 12 5 24H33Z" />
    <path d="M57 60V44l8 4v12h-8Z" />
    <path
      className={styles.cut}
      d="M14 30.500h10M39 23h11M16 60v-6a3 3 0 0 1 6 0v6ZM41 60v-7a3.500 3.500 0 0 1 7 0v7Z"
    />
  </>
);

const viaduct = (
  <>
    <path d="M4 34h64v6H4v-6Z" />
    <path d="M7 40h5v20H7Zm17 0h5v20h-5Zm17 0h5v20h-5Zm17 0h5v20h-5Z" />
    <path d="M20 33v-8h4v-6h4v6h13v-5h3v5h5v8H20Z" />
    <path className={styles.smoke} d="M26 17c-2-3 2-4 1-7 4 0 6 3 4 5 3-1 7 0 6 3-4 2-8 1-11-1Z" />
    <path className={styles.cut} d="M12 47a6 7 0 0 1 12 0M29 47a6 7 0 0 1 12 0M46 47a6 7 0 0 1 12 0" />
  </>
);

const castle = (
  <>
    <path d="M10 60V32h4v4h4v-4h4v4h4v-4h4v28H10Z" />
    <path d="M30 60V20h5v5h5v-5h5v5h5v-5h4v40H30Z" />
    <path d="M54 60V42h10v18H54Z" />
    <path d="M41.500 20V8l10 3.500-8.500 3V20h-1.500Z" />
    <path className={styles.cut} d="M38 60V48a4 4 0 0 1 8 0v12ZM38 34h2v6h-2Zm7 0h2v6h-2ZM19 44h2v6h-2Z" />
  </>
);

const harbour = (
  <>
    <path d="M6 52h60l-6 8H12l-6-8Z" />
    <path d="M22 50V16h2v34h-2Zm22 0V12h2v38h-2Z" />
    <path d="M25 18c9 4 11 13 10 24H25V18ZM21 20c-8 5-10 13-10 22h10V20ZM47 14c10 5 13 16 12 28H47V14ZM43 18c-5 4-6 10-5 18l5 6V18Z" />
    <path className={styles.cut} d="M10 55.500h52" />
  </>
);

const pithead = (
  <>
    <path d="M8 60V46l9-5 9 5v14H8Z" />
    <path d="M30 60l9-36h3l9 36h-4l-2.500-10h-8L34 60h-4Zm7.300-13h6.400L40.500 33l-3.200 14Z" />
    <path d="M48 44l16 12v4H52l-4-16Z" />
    <circle cx="40.500" cy="21" r="7" />
    <circle cx="40.500" cy="21" r="4.600" className={styles.hole} />
    <path d="M40 16h1v10h-1ZM35.500 20.500h10v1h-10ZM45 24 26 46l1 1 19-21Z" />
    <path className={styles.cut} d="M13 50h3v4h-3Zm6 0h3v4h-3Z" />
  </>
);

const hall = (
  <>
    <path d="M10 60V40h16V22l10-10 10 10v18h16v20H10Z" />
    <path d="M35 12V5h2v7h-2ZM8 38h18v3H8Zm38 0h18v3H46Z" />
    <circle cx="36" cy="27" r="5" className={styles.hole} />
    <path d="M35.500 23.500h1v3.600l2.500 1.600-.500.800-3-1.900v-4.100Z" />
    <path
      className={styles.cut}
      d="M14 60V49a3 3 0 0 1 6 0v11ZM23 60V49a3 3 0 0 1 5 0v11ZM33 60V46a3 3 0 0 1 6 0v14ZM44 60V49a3 3 0 0 1 5 0v11ZM52 60V49a3 3 0 0 1 6 0v11Z"
    />
  </>
);

const furnace = (
  <>
    <path d="M14 60l4-30h-3v-5h22v5h-3l4 30H14Z" />
    <path d="M40 60V38l7-4v4l7-4v4l8-4v26H40Z" />
    <path d="M36 27 52 18l1 2-17 10v-3Z" />
    <path className={styles.smoke} d="M22 23c-4-4 3-6 0-11 6-1 9 4 7 7 5-3 11 0 9 4-4 1-7 0-10 0h-6Z" />
    <path className={styles.cut} d="M22 60v-7a4 4 0 0 1 8 0v7ZM45 46h4v4h-4Zm8 0h4v4h-4ZM45 53h4v4h-4Zm8 0h4v4h-4Z" />
  </>
);

const towns = [church, mill, castle, hall, viaduct, pithead] as const;

/** A town shows its main industry, if that makes a picture. */
const townOf = ({ variant, trades }: Extract<CardFace, { kind: 'location' }>) => {
  if (trades.includes('shipyard') || trades.includes('port')) return harbour;
  if (trades.includes('pottery')) return kilns;
  const isIron = trades.includes('iron');
  return isIron && variant % 2 === 0 ? furnace : towns[variant % towns.length];
};

const sunburst = (
  <path
    className={styles.rays}
    d={Array.from({ length: 16 }, (_, ray) => {
      const angle = (ray * Math.PI) / 8;
      const at = (radius: number, turn: number): string =>
        `${(36 + Math.cos(turn) * radius).toFixed(1)} ${(38 + Math.sin(turn) * radius).toFixed(1)}`;
      return `M${at(17, angle - 0.07)}L${at(32, angle)}L${at(17, angle + 0.07)}Z`;
    }).join('')}
  />
);

/** Ground hatching. */
const ground = <path className={styles.ground} d="M4 61.500h64M8 64.500h40M52 64.500h14M14 67.500h22M40 67.500h20" />;

const weaves: Readonly<Record<string, string>> = {
  blue: 'M0 6h72M0 14h72M0 22h72M0 30h72M0 38h72M0 46h72M0 54h72M0 62h72M0 70h72',
  brown: 'M0 0l72 76M24 0l72 76M48 0l72 76M-24 0l72 76M-48 0l72 76',
  'light-green': 'M6 0v76M18 0v76M30 0v76M42 0v76M54 0v76M66 0v76',
  orange: 'M72 0L0 76M96 0L24 76M120 0L48 76M48 0L-24 76M24 0L-48 76',
  purple:
    'M0 10q9-8 18 0t18 0 18 0 18 0M0 30q9-8 18 0t18 0 18 0 18 0M0 50q9-8 18 0t18 0 18 0 18 0M0 70q9-8 18 0t18 0 18 0 18 0',
  yellow: 'M6 0v76M24 0v76M42 0v76M60 0v76M0 10h72M0 28h72M0 46h72M0 64h72',
};

export interface CardArtProps {
  readonly face: CardFace;
  /** A letter that identifies a colour without relying on it. */
  readonly initial: string;
}

export const CardArt = ({ face, initial }: CardArtProps) => {
  switch (face.kind) {
    case 'location':
      return (
        <svg viewBox="4 6 64 64" className={styles.art} aria-hidden="true">
          {townOf(face)}
          {ground}
        </svg>
      );
    case 'industry':
      return (
        <span className={styles.marks} data-count={face.industries.length} aria-hidden="true">
          {face.industries.map((industry) => (
            <Works key={industry} industry={industry} className={styles.mark} />
          ))}
          <span className={styles.signs}>
            {face.industries.map((industry) => (
              <Icon key={industry} name={industry} className={styles.sign} />
            ))}
          </span>
        </span>
      );
    case 'colour':
      return (
        <svg viewBox="0 0 72 76" className={styles.art} aria-hidden="true">
          <clipPath id={`weave-${face.colour}`}>
            <path d="M12 10h48v30c0 14-12 22-24 28-12-6-24-14-24-28V10Z" />
          </clipPath>
          <g clipPath={`url(#weave-${face.colour})`}>
            <rect width="72" height="76" className={styles.field} />
            <path d={weaves[face.colour] ?? ''} className={styles.weave} />
            <circle cx="36" cy="36" r="14" className={styles.boss} />
          </g>
          <path d="M12 10h48v30c0 14-12 22-24 28-12-6-24-14-24-28V10Z" className={styles.rim} />
          <text x="36" y="43" textAnchor="middle" className={styles.initial} data-short={initial.length}>
            {capital(initial)}
          </text>
        </svg>
      );
    case 'wildLocation':
      return (
        <svg viewBox="0 0 72 76" className={styles.art} aria-hidden="true">
          {sunburst}
          <g transform="translate(16.500 16) scale(.54)">{church}</g>
        </svg>
      );
    case 'wildIndustry':
      return (
        <svg viewBox="0 0 72 76" className={styles.art} aria-hidden="true">
          {sunburst}
          <g transform="translate(36 38)">
            <path
              d="M-3-15h6l.800 3.600 3 1.200 3.100-2 4.300 4.300-2 3.100 1.200 3L17-1v6l-3.600.800-1.200 3 2 3.100-4.300 4.300-3.100-2-3 1.200L3 19h-6l-.8-3.600-3-1.200-3.100 2-4.300-4.300 2-3.100-1.200-3L-17 5v-6l3.600-.8 1.200-3-2-3.100 4.300-4.300 3.100 2 3-1.200L-3-15Z"
              transform="translate(0 -2)"
            />
            <circle r="6.500" className={styles.hole} />
          </g>
        </svg>
      );
  }
};
