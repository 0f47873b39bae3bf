import type { Lit, Target } from './target.ts';

/** What hand and panels need in order to let their targets be touched. */
export interface Picking {
  /** Whether the viewer decides now. */
  readonly isOpen: boolean;
  /** Targets that lead somewhere. */
  readonly lit: Lit;
  /** Targets of the selection so far. */
  readonly chosen: Lit;
  readonly pick: (target: Target) => void;
}
