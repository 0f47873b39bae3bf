import type { TimeControl } from '@coalbrook/time';

import { useMessages } from '../language/useMessages.ts';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { lengths, usual } from './timeChoices.ts';

import styles from './Clock.module.css';

interface LengthProps {
  readonly label: string;
  readonly choices: readonly number[];
  readonly value: number;
  readonly onChange: (length: number) => void;
}

const Length = ({ label, choices, value, onChange }: LengthProps) => {
  const { time } = useMessages();
  return (
    <Select
      label={label}
      choices={choices.map((length) => ({
        value: String(length),
        label: length === 0 ? time.none : time.span(length),
      }))}
      value={String(value)}
      onChange={(length) => onChange(Number(length))}
    />
  );
};

interface TimeChoiceProps {
  readonly value: TimeControl;
  readonly onChange: (control: TimeControl) => void;
}

/** How long people may take. */
export const TimeChoice = ({ value, onChange }: TimeChoiceProps) => {
  const { time } = useMessages();
  const kinds = ['none', 'live', 'slow'] as const;
  return (
    <div className={styles.choice}>
      <Segments
        label={time.title}
        choices={kinds.map((kind) => ({ value: kind, label: time.kinds[kind] }))}
        value={value.kind}
        onChange={(kind) => onChange(usual[kind])}
      />
      {value.kind === 'live' && (
        <div className={styles.lengths}>
          <Length
            label={time.bank}
            choices={lengths.live.bank}
            value={value.bank}
            onChange={(bank) => onChange({ ...value, bank })}
          />
          <Length
            label={time.increment}
            choices={lengths.live.increment}
            value={value.increment}
            onChange={(increment) => onChange({ ...value, increment })}
          />
        </div>
      )}
      {value.kind === 'slow' && (
        <div className={styles.lengths}>
          <Length
            label={time.turn}
            choices={lengths.slow.turn}
            value={value.turn}
            onChange={(turn) => onChange({ ...value, turn })}
          />
          <Length
            label={time.bank}
            choices={lengths.slow.bank}
            value={value.bank}
            onChange={(bank) => onChange({ ...value, bank })}
          />
        </div>
      )}
      <p className={styles.note}>{time.notes[value.kind]}</p>
    </div>
  );
};
