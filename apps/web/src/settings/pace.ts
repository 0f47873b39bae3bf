/** How long a simple step is shown, in milliseconds, from slow to instant. */
export const paces = [4000, 2500, 1600, 900, 500, 250, 0] as const;

/** The index of the nearest pace. */
export const nearestPace = (pace: number): number => {
  if (pace === 0) return paces.length - 1;
  let best = 0;
  paces.forEach((one, index) => {
    if (one > 0 && Math.abs(one - pace) < Math.abs(paces[best] - pace)) best = index;
  });
  return best;
};

const FASTEST = Math.min(...paces.filter((pace) => pace > 0));

/**
 * How long a step is shown that is played back because somebody wants to see it, given how much there is to read. It is
 * never over at once: instant is then as fast as one can follow.
 */
export const shownFor = (pace: number, weight = 1): number => (pace === 0 ? FASTEST : pace) * weight;
