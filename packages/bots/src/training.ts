/** What players learn with and are made of: for the laboratory. */

export type { NetExcesses, RoundExcesses } from './net/calibrated.ts';
export { Encoder } from './net/encoder.ts';
export { countValues, Net } from './net/net.ts';
export { netFileFor } from './net/netFiles.ts';
export { netJudge } from './net/netJudge.ts';
export { makeWeights, readWeights } from './net/weights.ts';
export type { NetWeights } from './net/weights.ts';
export { playOut } from './playOut.ts';
export { thinker } from './thinker.ts';
