/** A whole number with its thousands apart, so that it can be read at a glance. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en-GB');
