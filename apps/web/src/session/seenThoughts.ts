import type { Seat, View } from '@coalbrook/rules';
import type { Denial, Thought } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';
import type { TablePort } from './tablePort.ts';
import { viewOf } from './viewOf.ts';

/** A thought of a bot with the position that it was about, as the viewer may see it. */
export interface SeenThought extends Thought {
  readonly view: View;
}

export const seenThoughts = async (
  port: TablePort,
  { table, frame }: GameSnapshot,
  seat: Seat,
  from: number,
  to: number,
): Promise<readonly SeenThought[] | Denial> => {
  const answer = await port.thoughts(seat, from, to);
  if ('denied' in answer) return answer;
  const seen: SeenThought[] = [];
  for (const thought of answer) {
    const [cells] = await port.views(frame.viewer, thought.seq, thought.seq);
    seen.push({ ...thought, view: viewOf(table, cells) });
  }
  return seen;
};
