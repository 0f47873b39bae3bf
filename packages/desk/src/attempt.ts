import type { Kind } from '@coalbrook/rules';

/** Something a player tried that the list does not offer: whatever of an action is known. */
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
