/** What one piece of work does: how many units of whatever is counted. */
type Work = () => number;

export interface Pace {
  readonly callsPerSecond: number;
  readonly unitsPerSecond: number;
}

export const ROUNDS = 7;

/** The middle one of several figures. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
};

/** Repeats work for some milliseconds. */
const timeRound = (now: () => number, work: Work, milliseconds: number): Pace => {
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

/** The pace of work that has been warmed up: the median of several rounds. */
export const measure = (now: () => number, work: Work, milliseconds: number): Pace => {
  timeRound(now, work, milliseconds / 2);
  const rounds = Array.from({ length: ROUNDS }, () => timeRound(now, work, milliseconds / ROUNDS));
  return {
    callsPerSecond: median(rounds.map(({ callsPerSecond }) => callsPerSecond)),
    unitsPerSecond: median(rounds.map(({ unitsPerSecond }) => unitsPerSecond)),
  };
};
