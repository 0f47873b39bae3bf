import { useFormats } from '../language/useFormats.ts';
import { Select } from '../ui/Select.tsx';

interface HourProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (hour: number) => void;
}

/** An hour of the day. */
export const Hour = ({ label, value, onChange }: HourProps) => {
  const { hour: say } = useFormats();
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: say(hour) }));
  return <Select label={label} choices={hours} value={String(value)} onChange={(hour) => onChange(Number(hour))} />;
};
