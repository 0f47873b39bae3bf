import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire';
import { useState } from 'react';

import { useMessages } from '../../language/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

import styles from './Friends.module.css';

const LONGEST_NAME = 40;

export interface NamedSeat {
  readonly seat: Seat;
  readonly name: string;
}

interface SitFormProps {
  readonly seats: readonly Seat[];
  readonly table: OnlineTable;
  readonly isBusy: boolean;
  readonly onSit: (seats: readonly NamedSeat[]) => void;
}

/** A name for each seat that is free; whoever sits at another one has a name already. */
export const SitForm = ({ seats, table, isBusy, onSit }: SitFormProps) => {
  const { online } = useMessages();
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const named = seats.map((seat): NamedSeat => {
    const { isFree, name } = table.seats[seat];
    return { seat, name: isFree ? (names[seat] ?? '').trim() : name };
  });
  const free = seats.filter((seat) => table.seats[seat].isFree);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSit(named);
      }}
    >
      {free.map((seat) => (
        <TextField
          key={seat}
          label={free.length > 1 ? online.nameFor(table.seats[seat].name) : online.name}
          value={names[seat] ?? ''}
          maxLength={LONGEST_NAME}
          onChange={(name) => setNames({ ...names, [seat]: name })}
        />
      ))}
      <Button look="primary" size="large" type="submit" isDisabled={isBusy || named.some(({ name }) => name === '')}>
        {free.length > 0 ? online.sitDown : online.sitHere}
      </Button>
    </form>
  );
};
