import { useMessages } from '../language/useMessages.ts';
import { useClock } from './clockContext.ts';

interface LateNoteProps {
  /** The entries that a turn covers: how many came before, and how many there were after it. */
  readonly from: number;
  readonly to: number;
}

/** Says that a bot played a turn because somebody's time was up. */
export const LateNote = ({ from, to }: LateNoteProps) => {
  const { time } = useMessages();
  const isLate = useClock()?.clock.late.some((seq) => seq >= from && seq < to) === true;
  return isLate ? <small>{time.wasLate}</small> : undefined;
};
