import type { Sitter } from '@coalbrook/wire';

import { SeatMark } from './SeatMark.tsx';

import styles from './SeatName.module.css';

export interface SeatNameProps {
  readonly sitter: Sitter | undefined;
  readonly seat: number;
}

/** A chip in the colour and pattern of a seat, with its name. */
export const SeatName = ({ sitter, seat }: SeatNameProps) => (
  <span className={styles.seat}>
    <SeatMark sitter={sitter} seat={seat} className={styles.chip} />
    <span className={styles.name}>{sitter?.name ?? ''}</span>
  </span>
);
