/** Does some work and returns how many units of it were done. */
export type Work = () => number;

export interface Pace {
  readonly callsPerSecond: number;
  readonly unitsPerSecond: number;
}

export const ROUNDS = 7;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
};

/** The pace of one round. */
export const timeRound = (now: () => number, work: Work, milliseconds: number): Pace => {
  const start = now();
  let calls = 0;
  let units = 0;
  let end = start;
  while (end - start < milliseconds) {
    units += work();
    calls++;
    end = now();
  }
  const seconds = (end - start) / 1000;
  return { callsPerSecond: calls / seconds, unitsPerSecond: units / seconds };
};

/** The median pace of several rounds, after a warm-up. */
export const measure = (now: () => number, work: Work, milliseconds: number): Pace => {
  timeRound(now, work, milliseconds / 2);
  const rounds = Array.from({ length: ROUNDS }, () => timeRound(now, work, milliseconds / ROUNDS));
  return {
    callsPerSecond: median(rounds.map(({ callsPerSecond }) => callsPerSecond)),
    unitsPerSecond: median(rounds.map(({ unitsPerSecond }) => unitsPerSecond)),
  };
};
