import type { Action } from '@coalbrook/rules';

/** Whether two actions are the same decision, however they were made. */
export const isSameAction = (one: Action, other: Action): boolean => {
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([name, value]) => (other as unknown as Readonly<Record<string, unknown>>)[name] === value)
  );
};
