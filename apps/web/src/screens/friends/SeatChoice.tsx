import type { Seat } from '@coalbrook/rules';
import type { OnlineSeat } from '@coalbrook/wire';
import { Label, Radio, RadioGroup } from 'react-aria-components';

import { useMessages } from '../../language/useMessages.ts';

import styles from './Friends.module.css';

interface SeatChoiceProps {
  readonly seats: readonly OnlineSeat[];
  /** The seats that can be taken. */
  readonly offered: readonly Seat[];
  readonly chosen: Seat | undefined;
  readonly onChoose: (seat: Seat) => void;
}

/** All seats of a table, of which some can be chosen. */
export const SeatChoice = ({ seats, offered, chosen, onChoose }: SeatChoiceProps) => {
  const { online } = useMessages();
  return (
    <RadioGroup
      className={styles['seats'] ?? ''}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(value) => onChoose(Number(value) as Seat)}
    >
      <Label className="visually-hidden">{online.sitSeat}</Label>
      {seats.map(({ name, isFree, colour }, seat) => (
        <Radio
          key={seat}
          value={String(seat)}
          isDisabled={!offered.includes(seat as Seat)}
          className={styles['seat'] ?? ''}
        >
          <span className={styles['swatch']} style={{ background: `var(--seat-${colour})` }} aria-hidden="true" />
          <span>{name}</span>
          {isFree && <span className={styles['status']}>{online.free}</span>}
        </Radio>
      ))}
    </RadioGroup>
  );
};
