import type { Seat } from '@coalbrook/rules';
import type { OnlineSeat } from '@coalbrook/wire/online';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';

import { useJoiningTexts } from '../../../language/joiningTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { seatStatus } from './seatStatus.ts';

import styles from './Friends.module.css';

interface SeatChoiceProps {
  readonly seats: readonly OnlineSeat[];
  /** The seats that can be taken. */
  readonly offered: readonly Seat[];
  readonly chosen: readonly Seat[];
  readonly onChoose: (seats: readonly Seat[]) => void;
}

/** All seats of a table, of which some can be chosen; several if several people share this device. */
export const SeatChoice = ({ seats, offered, chosen, onChoose }: SeatChoiceProps) => {
  const { online } = useMessages();
  const joining = useJoiningTexts();
  return (
    <CheckboxGroup
      className={styles.seats ?? ''}
      value={chosen.map(String)}
      onChange={(values) => onChoose(offered.filter((seat) => values.includes(String(seat))))}
    >
      <Label className="visually-hidden">{joining.sitSeat}</Label>
      {seats.map(({ name, kind, isFree, colour }, seat) => {
        const status = isFree ? online.free : joining.occupied;
        return (
          <Checkbox
            key={seat}
            value={String(seat)}
            isDisabled={!offered.includes(seat as Seat)}
            className={styles.seat ?? ''}
          >
            {offered.length > 0 && <span className={styles.box} aria-hidden="true" />}
            <span className={styles.swatch} style={{ background: `var(--seat-${colour})` }} aria-hidden="true" />
            <span>{name}</span>
            <span className={styles.status}>{seatStatus(online, kind, isFree) ?? status}</span>
          </Checkbox>
        );
      })}
    </CheckboxGroup>
  );
};
