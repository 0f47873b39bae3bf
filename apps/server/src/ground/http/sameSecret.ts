import { timingSafeEqual } from 'node:crypto';

import { hashOf } from '../persons/tokens.ts';

/** Hashes have the same length, and their comparison takes the same time wherever they differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
