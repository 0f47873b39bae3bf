/** What a net has learnt, and the file in which `train.py` keeps it. */

export interface NetWeights {
  /** Units of the first and the second hidden layer. */
  readonly hidden: number;
  readonly second: number;
  /** Everything else, in the order in which `Net` takes it. */
  readonly values: Float32Array;
}

/** Header: the letters "CBN1", then both sizes and the number of values, each in four bytes. */
const MAGIC = 0x314e4243;
const HEADER = 16;
const BYTES = 2;

const MANTISSA = 1024;
const LEAST_EXPONENT = -14;

/** The number that sixteen bits stand for, as IEEE 754 lays them out. */
export const fromHalf = (bits: number): number => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits & 0x7c00) >> 10;
  const steps = bits & 0x3ff;
  return exponent === 0
    ? sign * (steps / MANTISSA) * 2 ** LEAST_EXPONENT
    : sign * (1 + steps / MANTISSA) * 2 ** (exponent + LEAST_EXPONENT - 1);
};

/** The nearest number of sixteen bits. */
export const toHalf = (value: number): number => {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.abs(value);
  const exponent = Math.max(LEAST_EXPONENT, Math.floor(Math.log2(size)));
  // The leading one, which is not stored, and a carry from rounding add to the exponent.
  return sign + ((exponent - LEAST_EXPONENT) << 10) + Math.round((size / 2 ** exponent) * MANTISSA);
};

/** The weights in a file; undefined if it is another kind of file or damaged. */
export const readWeights = (bytes: Uint8Array): NetWeights | undefined => {
  if (bytes.length < HEADER) return undefined;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [magic, hidden, second, count] = [0, 4, 8, 12].map((at) => file.getUint32(at, true));
  if (magic !== MAGIC || bytes.length !== HEADER + count * BYTES) return undefined;
  const values = Float32Array.from({ length: count }, (_, index) =>
    fromHalf(file.getUint16(HEADER + index * BYTES, true)),
  );
  return { hidden, second, values };
};

/** A file with weights, each as the nearest number of sixteen bits. */
export const makeWeights = ({ hidden, second, values }: NetWeights): Uint8Array => {
  const bytes = new Uint8Array(HEADER + values.length * BYTES);
  const file = new DataView(bytes.buffer);
  for (const [index, part] of [MAGIC, hidden, second, values.length].entries()) file.setUint32(index * 4, part, true);
  for (const [index, value] of values.entries()) file.setUint16(HEADER + index * BYTES, toHalf(value), true);
  return bytes;
};
