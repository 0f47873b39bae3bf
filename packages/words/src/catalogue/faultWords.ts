import type { Divergence } from '@coalbrook/record';
import type { Problem } from '@coalbrook/rules';

/** What is wrong with something typed or stored. */
export interface FaultWords {
  /** What a reader expected, in this language as far as it knows the phrase. */
  readonly expected: (phrase: string) => string;
  /** What was found instead. */
  readonly found: (phrase: string) => string;
  /** Where it was found. */
  readonly at: (path: string) => string;
  /** Without saying where. */
  readonly complaints: Readonly<Record<Problem, (expected: string, found: string) => string>>;
  readonly refused: (what: string, rule: string, why: string) => string;
  readonly checkDiffers: (divergence: Extract<Divergence, { readonly kind: 'check' }>) => string;
}
