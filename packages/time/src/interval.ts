/** Milliseconds since 1970, the first included, the last not. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The same moments as few intervals, in order, that neither overlap nor touch. */
export const merge = (intervals: readonly Interval[]): readonly Interval[] => {
  const merged: Interval[] = [];
  for (const { from, to } of intervals.filter((one) => one.to > one.from).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
};
