import type { HoursOff } from '@coalbrook/time';

import { useHourTexts } from '../language/hourTexts.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { CrossIcon } from '../ui/icons.tsx';
import { Switch } from '../ui/Switch.tsx';
import { DateField } from '../ui/TextField.tsx';
import { Hour } from './Hour.tsx';
import { MOST_HOLIDAYS, usualNight } from './hoursOff.ts';

import styles from './Clock.module.css';

type Holiday = HoursOff['holidays'][number];

interface HolidayRowProps {
  readonly holiday: Holiday;
  readonly onChange: (holiday: Holiday) => void;
  readonly onRemove: () => void;
}

const HolidayRow = ({ holiday, onChange, onRemove }: HolidayRowProps) => {
  const hourTexts = useHourTexts();
  return (
    <li className={styles.holiday}>
      <DateField
        label={hourTexts.first}
        value={holiday.first}
        onChange={(first) => onChange({ first, last: holiday.last < first ? first : holiday.last })}
      />
      <DateField label={hourTexts.last} value={holiday.last} onChange={(last) => onChange({ ...holiday, last })} />
      <IconButton label={hourTexts.remove} onPress={onRemove}>
        <CrossIcon />
      </IconButton>
    </li>
  );
};

interface HoursFormProps {
  readonly value: HoursOff;
  /** Today, as a date. */
  readonly today: string;
  readonly onChange: (hours: HoursOff) => void;
}

/** When a person's clock stands still: nights, weekends and holidays. */
export const HoursForm = ({ value, today, onChange }: HoursFormProps) => {
  const hourTexts = useHourTexts();
  const { zone, night, weekends, holidays } = value;
  const { night: _night, ...withoutNight } = value;
  const setHoliday = (at: number, holiday?: Holiday): void =>
    onChange({ ...value, holidays: holidays.flatMap((one, index) => (index === at ? (holiday ?? []) : one)) });
  return (
    <div className={styles.hours}>
      <p className={styles.note}>{hourTexts.note}</p>
      <p className={styles.note}>{hourTexts.zone(zone)}</p>
      <Switch
        isOn={night !== undefined}
        onChange={(isOn) => onChange(isOn ? { ...value, night: usualNight } : withoutNight)}
      >
        {hourTexts.nights}
      </Switch>
      {night && (
        <div className={styles.lengths}>
          <Hour
            label={hourTexts.from}
            value={night.from}
            onChange={(from) => onChange({ ...value, night: { ...night, from } })}
          />
          <Hour
            label={hourTexts.to}
            value={night.to}
            onChange={(to) => onChange({ ...value, night: { ...night, to } })}
          />
        </div>
      )}
      <Switch isOn={weekends} onChange={(isOn) => onChange({ ...value, weekends: isOn })}>
        {hourTexts.weekends}
      </Switch>
      {holidays.length > 0 && (
        <ul role="list" className={styles.holidays} aria-label={hourTexts.holidays}>
          {holidays.map((holiday, at) => (
            <HolidayRow
              key={at}
              holiday={holiday}
              onChange={(changed) => setHoliday(at, changed)}
              onRemove={() => setHoliday(at)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          size="small"
          isDisabled={holidays.length >= MOST_HOLIDAYS}
          onPress={() => onChange({ ...value, holidays: [...holidays, { first: today, last: today }] })}
        >
          {hourTexts.add}
        </Button>
      </div>
    </div>
  );
};
