import type { Seat } from '@coalbrook/rules';
import { isNameTaken } from '@coalbrook/wire/online';
import type { OnlineTable } from '@coalbrook/wire/online';
import { useId, useState } from 'react';

import { useJoiningTexts } from '../../../language/joiningTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { ownName } from '../../../session/online/ownName.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Friends.module.css';

const LONGEST_NAME = 40;

export interface NamedSeat {
  readonly seat: Seat;
  readonly name: string;
}

interface SitFormProps {
  readonly seats: readonly Seat[];
  readonly table: OnlineTable;
  /** They have the seat already, on another device. */
  readonly isDevice: boolean;
  readonly isBusy: boolean;
  readonly onSit: (seats: readonly NamedSeat[]) => void;
}

/** A name for each seat that is free; whoever sits at another one has a name already. */
export const SitForm = ({ seats, table, isDevice, isBusy, onSit }: SitFormProps) => {
  const { online } = useMessages();
  const joining = useJoiningTexts();
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  // Whoever chooses another seat keeps their name.
  const [own, setOwn] = useState(ownName);
  const free = seats.filter((seat) => table.seats[seat].isFree);
  const typed = (seat: Seat): string => names[seat] ?? (seat === free[0] ? own : '');
  const named = seats.map((seat): NamedSeat => {
    const { isFree, name } = table.seats[seat];
    return { seat, name: isFree ? typed(seat).trim() : name };
  });
  const seated = {
    ...table,
    seats: table.seats.map((seat, at) => {
      const here = named.find((one) => Number(one.seat) === at && one.name !== '');
      return here ? { ...seat, name: here.name, isFree: false } : seat;
    }),
  };
  const note = useId();
  const isTaken = named.some(({ seat, name }) => free.includes(seat) && isNameTaken(seated.seats, seat, name));
  const isUnnamed = named.some(({ name }) => name === '');
  const unnamed = free.length > 1 ? joining.needsNames : joining.needsName;
  // Why nobody can sit down like this.
  const reasons = [
    ...(seats.length === 0 ? [joining.needsSeat] : []),
    ...(isTaken ? [online.nameTaken] : []),
    ...(isUnnamed ? [unnamed] : []),
  ];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSit(named);
      }}
    >
      {free.map((seat) => (
        <TextField
          key={seat}
          label={free.length > 1 ? joining.nameFor(table.seats[seat].name) : online.name}
          value={typed(seat)}
          maxLength={LONGEST_NAME}
          onChange={(name) => {
            setNames(free.length > 1 ? { ...names, [seat]: name } : {});
            if (seat === free[0]) setOwn(name);
          }}
        />
      ))}
      <Button
        look="primary"
        size="large"
        type="submit"
        isDisabled={isBusy || reasons.length > 0}
        aria-describedby={note}
      >
        {isDevice ? joining.sitHere : joining.sitDown}
      </Button>
      <p role="status" id={note} className={isTaken ? styles.fault : styles.reason}>
        {reasons[0]}
      </p>
    </form>
  );
};
