/** The figure to show at a share of the way from one to another, in whole steps. */
export const figureAt = (from: number, to: number, share: number): number => {
  if (share >= 1) return to;
  const eased = 1 - (1 - Math.max(0, share)) ** 3;
  return Math.round(from + (to - from) * eased);
};
