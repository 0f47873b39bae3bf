/** What players learn with and are made of: for the laboratory. */

export { Encoder } from './net/encoder.ts';
export { countValues, Net } from './net/net.ts';
export { netJudge } from './net/netJudge.ts';
export { makeWeights, readWeights } from './net/weights.ts';
export type { NetWeights } from './net/weights.ts';
export { playOut } from './playOut.ts';
export { thinker } from './thinker.ts';
