import { useClock } from './clockContext.ts';
import { SeatTime } from './SeatTime.tsx';

/** What is left to whoever is to play in the game, also while a plan or the past is shown; nothing without a clock. */
export const RunningClock = () => {
  const actor = useClock()?.actor;
  return actor !== undefined && actor >= 0 ? <SeatTime seat={actor} /> : undefined;
};
