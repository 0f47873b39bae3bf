/** A number with its sign, as levels of income are written. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
