import type { Seat } from '@coalbrook/rules';

import type { Line } from './chronicle.ts';

export interface LatestDeed {
  readonly seat: Seat;
  readonly text: string;
  /** Among the lines. */
  readonly index: number;
}

/** The last that any seat did. */
export const latestDeed = (lines: readonly Line[]): LatestDeed | undefined => {
  const index = lines.findLastIndex(({ item }) => item.seat !== undefined && item.kind !== 'scoring');
  if (index < 0) return undefined;
  const { seat, text } = lines[index].item;
  return seat === undefined ? undefined : { seat, text, index };
};
