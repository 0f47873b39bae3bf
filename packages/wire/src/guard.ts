/** Composable guards for untrusted values. */

import { isObject } from '@coalbrook/rules/input';

export { isObject };

export type Guard<Value> = (value: unknown) => value is Value;

export const isAnything = (_value: unknown): _value is unknown => true;

export const isNothing = (value: unknown): value is undefined => value === undefined;

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A whole number valid as an id, a count or a seat; -1 means none. */
export const isInteger = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= -1;

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A text of one line that can be stored: not every database can hold every character. */
export const isShortText =
  (most: number): Guard<string> =>
  (value): value is string =>
    isText(value) && value.length <= most && !/[\p{Cc}\p{Cs}]/u.test(value);

export const isCells = (value: unknown): value is Int16Array => value instanceof Int16Array;

export const isListOf =
  <Value>(isOne: Guard<Value>): Guard<readonly Value[]> =>
  (value): value is readonly Value[] =>
    // `every` would pass over the gaps of a list.
    Array.isArray(value) && value.findIndex((one) => !isOne(one)) < 0;

export const isMaybe =
  <Value>(isValue: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value);

/** An object whose named fields all pass; it may have others. */
export const isShaped =
  <Shape extends object>(shape: { readonly [Name in keyof Shape]-?: Guard<Shape[Name]> }): Guard<Shape> =>
  (value): value is Shape =>
    isObject(value) && Object.entries<Guard<unknown>>(shape).every(([name, isField]) => isField(value[name]));
