/** A mean with half the width of its 95 % interval. */
export interface MeasuredMean {
  readonly mean: number;
  readonly doubt: number;
}

/** Half the width of a 95 % interval, in standard errors. */
export const NORMAL_95 = 1.96;

export const figureOf = (values: readonly number[]): MeasuredMean => {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count < 2) return { mean, doubt: Infinity };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, doubt: NORMAL_95 * Math.sqrt(variance / count) };
};

/** The value below which a part of all values lies. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

export const show = ({ mean, doubt }: MeasuredMean): string => `${mean.toFixed(1)} ±${doubt.toFixed(1)}`;
