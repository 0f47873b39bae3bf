/** The fields of an object of unknown form. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields: neither a list nor `null`. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
