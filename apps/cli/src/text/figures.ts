/** An integer with thousands separators. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en-GB');
