import { describe, expect, it } from 'vitest';

import { fromHalf, readWeights, toHalf, writeWeights } from './weights.ts';

/** From the standard. */
const halves: readonly (readonly [value: number, bits: number])[] = [
  [0, 0x0000],
  [1, 0x3c00],
  [-2, 0xc000],
  [65_504, 0x7bff],
  [2 ** -14, 0x0400],
  [2 ** -24, 0x0001],
  [1 / 3, 0x3555],
];

describe('numbers of sixteen bits', () => {
  it.each(halves)('are as the standard says: %d', (value, bits) => {
    expect(toHalf(value)).toBe(bits);
    expect(fromHalf(bits)).toBeCloseTo(value, 3);
  });

  it('come back unchanged', () => {
    const all = Array.from({ length: 0x7c00 }, (_, bits) => bits);
    expect(all.filter((bits) => toHalf(fromHalf(bits)) !== bits)).toEqual([]);
    expect(all.filter((bits) => toHalf(-fromHalf(bits)) !== (bits | 0x8000))).toEqual([]);
  });
});

describe('a file of weights', () => {
  const values = Float32Array.from([0.5, -1.25, 3, 0]);
  const bytes = writeWeights({ hidden: 2, second: 1, values });

  it('is read as it was written', () => {
    expect(readWeights(bytes)).toEqual({ hidden: 2, second: 1, values });
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
