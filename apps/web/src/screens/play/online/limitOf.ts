/** The highest amount that can be typed. */
const HIGHEST = 9999;

/** A typed amount of money, with or without its sign; undefined if it is none. */
export const limitOf = (typed: string): number | undefined => {
  const digits = /^\D?\s*(\d{1,4})\s*\D?$/.exec(typed.trim())?.[1];
  const amount = digits === undefined ? Number.NaN : Number(digits);
  return amount <= HIGHEST && !typed.includes('-') ? amount : undefined;
};
