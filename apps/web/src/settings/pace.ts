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

/** The history is always slow enough to see, even if others' turns are instant. */
const FASTEST = 180;
const USUAL = 450;

export const replayPace = (pace: number): number => (pace === 0 ? USUAL : Math.max(FASTEST, pace / 2));
