/** Summary of a list of integers. */
export interface Spread {
  readonly total: number;
  readonly mean: number;
  /** Population standard deviation. */
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

/** Three decimals: enough to compare, and the same on every machine. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const spreadOf = (values: readonly number[]): Spread => {
  const total = values.reduce((sum, value) => sum + value, 0);
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  const count = values.length;
  return {
    total,
    mean: rounded(total / count),
    deviation: rounded(Math.sqrt(Math.max(0, count * squares - total * total)) / count),
    min: values.reduce((least, value) => Math.min(least, value), Infinity),
    max: values.reduce((most, value) => Math.max(most, value), -Infinity),
  };
};
