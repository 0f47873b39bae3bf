/** Set by `npm run soak`: long games are played from their start, and every screen is checked in every theme. */
export const isSoak = process.env['COALBROOK_SOAK'] !== undefined;
