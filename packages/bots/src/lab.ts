/** For the laboratory and the coach: the parts that players are made of. */

export { breakDown } from './evaluation/breakDown.ts';
export { worthParts } from './evaluation/worthPart.ts';
export { thumbJudge } from './judge.ts';
export type { Judge } from './judge.ts';
export { Encoder } from './net/encoder.ts';
export { countValues, Net } from './net/net.ts';
export { netJudge } from './net/netJudge.ts';
export { readWeights } from './net/weights.ts';
export { playOut } from './playOut.ts';
export type { FutureWatch } from './search/future.ts';
export { redeal } from './search/redeal.ts';
export { study } from './search/study.ts';
export type { Budget, StudiedAction } from './search/study.ts';
export { thinker } from './thinker.ts';
