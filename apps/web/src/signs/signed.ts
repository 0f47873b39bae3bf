/** A number with its sign, as for income levels. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
