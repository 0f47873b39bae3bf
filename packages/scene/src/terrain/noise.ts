/** Smooth noise: the same seed always makes the same country. */

import { pick, seedOf } from '@coalbrook/rules';

const SIZE = 128;
const FINE = 65_536;

export type Noise = (x: number, y: number) => number;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise between -1 and 1 with features of about one unit. */
export const noiseOf = (name: string): Noise => {
  const seed = seedOf(name);
  const values = Float32Array.from({ length: SIZE * SIZE }, (_, index) => (pick(seed, index, FINE) / FINE) * 2 - 1);
  const at = (x: number, y: number): number => values[((y & (SIZE - 1)) << 7) | (x & (SIZE - 1))];
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [fade(x - left), fade(y - top)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * u;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u;
    return upper + (lower - upper) * v;
  };
};

/** Several noises of ever finer features on top of each other. */
export const layered =
  (noise: Noise, octaves: number): Noise =>
  (x, y) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let octave = 0; octave < octaves; octave++) {
      const turn = 2 ** octave;
      sum += noise(x * turn + octave * 17.3, y * turn - octave * 9.1) * weight;
      total += weight;
      weight *= 0.5;
    }
    return sum / total;
  };

/** Numbers between 0 and 1, one after the other. */
export const dice = (name: string): (() => number) => {
  const seed = seedOf(name);
  let count = 0;
  return () => pick(seed, count++, FINE) / FINE;
};
