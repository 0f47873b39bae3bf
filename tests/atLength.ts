/**
 * How long the long batteries are, as a share of their full length: a fifth, unless COALBROOK_SOAK says otherwise.
 * `npm run soak` runs them in full.
 */
const share = Number(process.env['COALBROOK_SOAK'] ?? 0.2);
if (!(share > 0)) throw new Error('COALBROOK_SOAK must be a number above 0.');

/** How many of `full` runs are made; never less than `least`. */
export const atLength = (full: number, least = 1): number => Math.max(least, Math.round(full * share));
