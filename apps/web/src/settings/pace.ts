/** How long a simple step is shown, from slow to at once, in milliseconds. */
export const paces = [4000, 2500, 1600, 900, 500, 250, 0] as const;

/** The place of the pace that comes nearest. */
export const nearestPace = (pace: number): number => {
  if (pace === 0) return paces.length - 1;
  let best = 0;
  paces.forEach((one, index) => {
    if (one > 0 && Math.abs(one - pace) < Math.abs(paces[best] - pace)) best = index;
  });
  return best;
};

/** In the history something is always seen, however fast others' turns are told. */
const FASTEST = 180;
const USUAL = 450;

export const replayPace = (pace: number): number => (pace === 0 ? USUAL : Math.max(FASTEST, pace / 2));
