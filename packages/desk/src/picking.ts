import type { Lit, Target } from './target.ts';

/** What the hand and panels need to make their targets touchable. It changes less often than the rest of a desk. */
export interface Picking {
  /** Whether the viewer decides now. */
  readonly isOpen: boolean;
  /** Targets that can be chosen now. */
  readonly lit: Lit;
  /** Targets selected so far. */
  readonly chosen: Lit;
  readonly pick: (target: Target) => void;
}
