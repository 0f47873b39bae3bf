/** Small icons for numbers, hidden from screen readers: put a word or name beside each. */

import type { CargoId } from '@coalbrook/rules';
import { cargoPiece } from '@coalbrook/scene';
import type { ReactNode } from 'react';

import { Drawn } from './Drawn.tsx';

import styles from './Signs.module.css';

const sign = (viewBox: string, children: ReactNode) => () => (
  <svg viewBox={viewBox} className={styles.sign} aria-hidden="true" fill="currentColor">
    {children}
  </svg>
);

export const CoinsSign = sign(
  '0 0 20 20',
  <>
    <ellipse cx="7.500" cy="15.500" rx="6" ry="2.600" />
    <path d="M1.500 12.300c0 1.400 2.700 2.600 6 2.600s6-1.200 6-2.600v-1.500c-1.100 1.200-3.400 1.900-6 1.900s-4.900-.700-6-1.900v1.500ZM1.500 9c0 1.400 2.700 2.600 6 2.600S13.500 10.400 13.500 9V7.500c-1.100 1.200-3.400 1.900-6 1.900s-4.900-.700-6-1.900V9Z" />
    <ellipse cx="7.500" cy="5.400" rx="6" ry="2.600" />
    <path
      d="M14.500 11.500c2.400-.200 4-1.100 4-2.100V7.800c-.800.900-2.200 1.400-4 1.600v2.100Zm0 3.500c2.400-.200 4-1.100 4-2.100v-1.600c-.8.900-2.200 1.400-4 1.600V15Z"
      opacity=".75"
    />
  </>,
);

export const LaurelSign = sign(
  '0 0 20 20',
  <path
    d="M10 18.200c-3.500 0-6.800-2.700-6.800-7.200 0-3 1.500-5.500 3.400-7.600M10 18.200c3.500 0 6.800-2.700 6.800-7.200 0-3-1.500-5.500-3.400-7.600M3.200 12c-1.500-.700-2-2-1.900-3.200 1.300.300 2.200 1.200 2.200 2.700M3.600 8.600C2.500 7.500 2.500 6 3.100 5c1 .8 1.400 2 .9 3.300M5.400 5.200C4.900 3.800 5.400 2.600 6.400 2c.5 1.100.3 2.400-.7 3.100M5 15.300c-1.600.100-2.700-.700-3.200-1.900 1.300-.300 2.500.200 3 1.700M16.800 12c1.500-.700 2-2 1.900-3.200-1.300.3-2.200 1.200-2.200 2.700M16.400 8.600c1.100-1.100 1.100-2.600.5-3.600-1 .8-1.400 2-.9 3.300M14.600 5.200c.5-1.400 0-2.600-1-3.200-.5 1.100-.3 2.400.7 3.100M15 15.300c1.600.1 2.700-.7 3.200-1.900-1.300-.3-2.500.2-3 1.700"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.300"
    strokeLinecap="round"
    strokeLinejoin="round"
  />,
);

export const PointsSign = sign(
  '0 0 20 20',
  <path d="M10 1.500 17.500 5.800v8.400L10 18.500l-7.500-4.300V5.800L10 1.500Z" />,
);

export const CardsSign = sign(
  '0 0 20 20',
  <>
    <path
      d="m3.300 5.600 1.300-.400v10.200l2.600 1-1.700.6a1 1 0 0 1-1.300-.6L1.700 7.200a1 1 0 0 1 .600-1.300l1-.3Z"
      opacity=".7"
    />
    <path
      d="M7 2.500h9a1.200 1.200 0 0 1 1.200 1.200v11.600a1.200 1.200 0 0 1-1.200 1.200H7a1.200 1.200 0 0 1-1.200-1.200V3.700A1.200 1.200 0 0 1 7 2.500Zm.600 1.800v10.400h7.800V4.300H7.600Zm3.900 2 2.200 3.200-2.200 3.200-2.200-3.200 2.200-3.200Z"
      fillRule="evenodd"
    />
  </>,
);

export const LinkSign = sign(
  '0 0 20 20',
  <path
    d="M4 16.500 16 3.500M2.500 11.500l6 5.500M11 3l6 5.500"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.200"
    strokeLinecap="round"
  />,
);

export const LoanSign = sign(
  '0 0 20 20',
  <path
    d="M4 2h12v16l-2-1.300-2 1.300-2-1.300L8 18l-2-1.300L4 18V2Zm3 3.500V7h6V5.500H7Zm0 3V10h6V8.500H7Zm0 3V13h3.500v-1.500H7Z"
    fillRule="evenodd"
  />,
);

export const LampSign = sign(
  '0 0 20 20',
  <path d="M10 1.500a6 6 0 0 1 3.500 10.900c-.600.500-1 1.100-1 1.800v.300h-5v-.300c0-.700-.400-1.300-1-1.800A6 6 0 0 1 10 1.500ZM7.500 15.500h5V17a1.500 1.500 0 0 1-1.500 1.500H9A1.500 1.500 0 0 1 7.500 17v-1.500Z" />,
);

/** A cube or barrel as on the map. */
export const CargoSign = ({ cargo }: { readonly cargo: CargoId }) => (
  <svg viewBox="-7 -7.500 14 15" className={styles.sign} aria-hidden="true">
    <Drawn shape={cargoPiece(cargo, [0, 0], 12)} />
  </svg>
);
