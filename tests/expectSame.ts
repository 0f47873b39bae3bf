import { isDeepStrictEqual } from 'node:util';

import { expect } from 'vitest';

/** `expect(actual).toEqual(expected)`, without its cost when they are equal, as they nearly always are. */
export const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};
