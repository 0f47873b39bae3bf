import type { HeardClock } from './clockContext.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is left for a seat, in milliseconds. */
export interface TimeLeft {
  /** Until its turn must have ended; undefined if it does not decide. */
  readonly turn: number | undefined;
  readonly bank: number;
  /** It should hurry. */
  readonly isLow: boolean;
}

/** How little is a warning. */
const lowOf = ({ clock: { control } }: HeardClock): number => (control.kind === 'slow' ? 3 * HOUR : 2 * MINUTE);

/** What a seat has left at a moment of this device's clock. */
export const timeLeft = (heard: HeardClock, seat: number, isActing: boolean, now: number): TimeLeft => {
  const { clock, heardAt } = heard;
  const bank = clock.banks[seat] ?? 0;
  if (!isActing || clock.due === undefined) return { turn: undefined, bank, isLow: false };
  const turn = Math.max(0, clock.due - clock.at - (now - heardAt));
  return { turn, bank, isLow: turn <= lowOf(heard) };
};

/** Milliseconds after which what is shown changes. */
export const nextChange = ({ turn }: TimeLeft): number | undefined => {
  if (turn === undefined || turn === 0) return undefined;
  const step = turn <= HOUR ? 1000 : MINUTE;
  return turn % step === 0 ? step : turn % step;
};
