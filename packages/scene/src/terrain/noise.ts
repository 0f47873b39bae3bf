/** Smooth noise, deterministic for a seed. */

import { pick, seedOf } from '@coalbrook/rules';

const SIZE = 128;
const FINE = 65_536;

export type Noise = (x: number, y: number) => number;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise between -1 and 1 with features of about one unit. */
export const noiseOf = (name: string): Noise => {
  const seed = seedOf(name);
  const values = Float32Array.from({ length: SIZE * SIZE }, (_, index) => (pick(seed, index, FINE) / FINE) * 2 - 1);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = fade(x - left);
    const [west, east] = [left & (SIZE - 1), (left + 1) & (SIZE - 1)];
    const [north, south] = [(top & (SIZE - 1)) * SIZE, ((top + 1) & (SIZE - 1)) * SIZE];
    const upper = values[north + west] + (values[north + east] - values[north + west]) * u;
    const lower = values[south + west] + (values[south + east] - values[south + west]) * u;
    return upper + (lower - upper) * fade(y - top);
  };
};

/** Several octaves of noise added together. */
export const layered =
  (noise: Noise, octaves: number): Noise =>
  (x, y) => {
    let [sum, weight, total, turn] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * turn + octave * 17.3, y * turn - octave * 9.1) * weight;
      total += weight;
      weight *= 0.5;
      turn *= 2;
    }
    return sum / total;
  };

/** A sequence of numbers between 0 and 1. */
export const dice = (name: string): (() => number) => {
  const seed = seedOf(name);
  let count = 0;
  return () => pick(seed, count++, FINE) / FINE;
};
