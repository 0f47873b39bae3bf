/**
 * The length of slow tests as a share of their full length: a twentieth, unless COALBROOK_SOAK says otherwise.
 * `npm run soak` runs them at full length.
 */
const share = Number(process.env['COALBROOK_SOAK'] ?? 0.05);
if (!(share > 0)) throw new Error('COALBROOK_SOAK must be a number above 0.');

/** Scales a number of runs, but never below `least`. */
export const soakCount = (full: number, least = 1): number => Math.max(least, Math.round(full * share));

/** Whether everything is tried, rather than a sample. */
export const isSoak = share >= 1;
