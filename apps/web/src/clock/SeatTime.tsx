import { useEffect, useState } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { useClock } from './clockContext.ts';
import type { HeardClock } from './clockContext.ts';
import { nextChange, timeLeft } from './timeLeft.ts';
import type { TimeLeft } from './timeLeft.ts';

import styles from './Clock.module.css';

const useTimeLeft = (heard: HeardClock, seat: number, isActing: boolean): TimeLeft => {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(heard, seat, isActing, Math.max(now, heard.heardAt));
  useEffect(() => {
    const pause = nextChange(timeLeft(heard, seat, isActing, Date.now()));
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), pause);
    return () => clearTimeout(timer);
  }, [heard, seat, isActing, now]);
  return left;
};

interface SeatTimeProps {
  readonly seat: number;
}

const RunningTime = ({ heard, seat }: SeatTimeProps & { readonly heard: HeardClock }) => {
  const { time } = useMessages();
  const { turn, bank, isLow } = useTimeLeft(heard, seat, seat === Number(heard.actor));
  const text = time.say(turn ?? bank);
  return (
    <small className={styles.time} data-low={isLow || undefined} data-runs={turn !== undefined || undefined}>
      {turn === undefined ? time.inBank(text) : time.left(text)}
    </small>
  );
};

/** What a seat has left in the game, also while a plan is shown; nothing at a table without a clock. */
export const SeatTime = ({ seat }: SeatTimeProps) => {
  const heard = useClock();
  return heard && <RunningTime heard={heard} seat={seat} />;
};
