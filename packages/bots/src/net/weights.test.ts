import { describe, expect, it } from 'vitest';

import { fromHalf, makeWeights, readWeights, toHalf } from './weights.ts';

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
    expect(toHalf(value)).toBe(bits);
  });

  it('are all made as they are read', () => {
    for (let bits = 0; bits < 0x7c00; bits++) expect(toHalf(fromHalf(bits))).toBe(bits);
  });

  it('are the nearest ones', () => {
    expect(toHalf(1 + 0.4 / 1024)).toBe(0x3c00);
    expect(toHalf(1 + 0.6 / 1024)).toBe(0x3c01);
    expect(toHalf(2 - 0.2 / 1024)).toBe(0x4000);
    expect(toHalf(-1 - 0.6 / 1024)).toBe(0xbc01);
  });
});

describe('a file of weights', () => {
  const halves = Uint16Array.from([0x3800, 0xbd00, 0x4200, 0]);
  const header = Uint32Array.from([0x314e4243, 2, 1, halves.length]);
  const bytes = Uint8Array.from([...new Uint8Array(header.buffer), ...new Uint8Array(halves.buffer)]);

  it('is read', () => {
    expect(readWeights(bytes)).toEqual({ hidden: 2, second: 1, values: Float32Array.from([0.5, -1.25, 3, 0]) });
  });

  it('is made as it is read', () => {
    expect(makeWeights(readWeights(bytes)!)).toEqual(bytes);
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
