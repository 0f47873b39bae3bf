import type { GameEvent } from '@coalbrook/rules';

import { orchestra } from './orchestra.ts';
import type { Sound } from './sounds.ts';
import { soundsOf } from './soundsOf.ts';

/** Plays what events sound like, and signals after them. */
export const perform = (events: readonly GameEvent[], signals: readonly Sound[], volume: number): void =>
  orchestra.play([...soundsOf(events), ...signals], volume);
