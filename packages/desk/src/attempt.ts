import type { Kind } from '@coalbrook/rules';

/** Something a player tried that is not legal: the known parts of an action. */
export interface Attempt {
  readonly kind?: Kind;
  readonly card?: number;
  readonly site?: number;
  readonly place?: number;
  readonly link?: number;
  readonly industry?: number;
  readonly tile?: number;
  readonly outlet?: number;
  readonly amount?: number;
}
