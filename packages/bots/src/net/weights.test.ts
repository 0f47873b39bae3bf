import { describe, expect, it } from 'vitest';

import { fromHalf, readWeights } from './weights.ts';

/** From the standard. */
const examples: readonly (readonly [value: number, bits: number])[] = [
  [0, 0x0000],
  [1, 0x3c00],
  [-2, 0xc000],
  [65_504, 0x7bff],
  [2 ** -14, 0x0400],
  [2 ** -24, 0x0001],
  [1365 / 4096, 0x3555],
];

describe('numbers of sixteen bits', () => {
  it.each(examples)('are as the standard says: %d', (value, bits) => {
    expect(fromHalf(bits)).toBe(value);
  });
});

describe('a file of weights', () => {
  const halves = Uint16Array.from([0x3800, 0xbd00, 0x4200, 0]);
  const header = Uint32Array.from([0x314e4243, 2, 1, halves.length]);
  const bytes = Uint8Array.from([...new Uint8Array(header.buffer), ...new Uint8Array(halves.buffer)]);

  it('is read', () => {
    expect(readWeights(bytes)).toEqual({ hidden: 2, second: 1, values: Float32Array.from([0.5, -1.25, 3, 0]) });
  });

  it.each([
    ['empty', new Uint8Array()],
    ['too short', bytes.subarray(0, bytes.length - 1)],
    ['too long', Uint8Array.from([...bytes, 0])],
    ['of another kind', Uint8Array.from(bytes, (byte, index) => (index === 0 ? 0 : byte))],
  ])('is not read if it is %s', (_, damaged) => {
    expect(readWeights(damaged)).toBeUndefined();
  });
});
