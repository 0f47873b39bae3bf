import type { Sitter } from '@coalbrook/wire';

import type { Messages } from '../../../language/english.ts';

/** What is said of a seat at which no person sits; undefined for the others. */
export const seatStatus = (
  { kind: names, filled }: Messages['online'],
  kind: Sitter['kind'],
  isFree: boolean,
): string | undefined => {
  if (kind === 'person') return undefined;
  return isFree ? filled : names[kind];
};
