/**
 * A counter-based random number generator: the same seed and counter always give the same number,
 * with no state in between. The finaliser is that of MurmurHash3, applied to both halves of the seed in turn.
 */
export interface Seed {
  readonly high: number;
  readonly low: number;
}

/** Spreads every bit of a number over all 32. */
export const mix = (value: number): number => {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
};

/** A seed from any text or number. */
export const seedOf = (text: string | number): Seed => {
  let high = 0x9e3779b9;
  let low = 0x243f6a88;
  for (const character of String(text)) {
    const code = character.codePointAt(0) ?? 0;
    high = mix(high ^ code);
    low = mix(Math.imul(low, 31) + code);
  }
  return { high, low };
};

/** The number of a counter: 32 evenly spread bits, not negative. */
export const noise = ({ high, low }: Seed, counter: number): number =>
  mix(mix(counter ^ high) + Math.imul(low, 0x9e3779b1)) >>> 0;

/** An even choice among 0 … count − 1. */
export const pick = (seed: Seed, counter: number, count: number): number =>
  Math.floor((noise(seed, counter) / 0x1_0000_0000) * count);
