/** A copy of the table to plan ahead on: what the viewer may know, with nobody else playing. */

import { shareDraft } from '@coalbrook/record';
import type { Sitter } from '@coalbrook/wire';
import type { NewGame } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';
import type { LeaveOrder } from './session.ts';

/** Commands for plans. */
export interface Sketching {
  begin(): void;
  /** Restarts the plan from the current game. */
  again(): void;
  /** Returns to the game. */
  leave(): void;
  /** Leaves the first turn of the plan as an order; undefined where that is not possible. */
  readonly order?: LeaveOrder | undefined;
}

const isOwnSeat = ({ sheet, frame, handTo }: GameSnapshot): boolean =>
  handTo === undefined && sheet.sitters[frame.viewer]?.kind === 'person';

/** Whether the viewer can plan ahead now. */
export const maySketch = (snapshot: GameSnapshot): boolean => {
  const { frame, isElsewhere, isSketch, shareable, shown } = snapshot;
  const isPlaying = !isSketch && !isElsewhere && shown.mode === 'live' && frame.stage !== 'over';
  return isPlaying && shareable !== undefined && isOwnSeat(snapshot);
};

/** The others only watch the plan; automata follow their rules. */
const asSpectator = (sitter: Sitter): Sitter =>
  sitter.kind === 'automaton' ? sitter : { ...sitter, kind: 'bot', policy: 'bystander' };

/**
 * The game for a plan. It must not use the seed of the real game: draws in the plan would reveal
 * the real ones.
 */
export const sketchOf = (snapshot: GameSnapshot, seed: string): NewGame | undefined => {
  const { table, sheet, frame, shareable } = snapshot;
  const position = maySketch(snapshot) && shareable ? shareDraft(table, shareable) : undefined;
  if (!position) return undefined;
  const { edition, seats, options = [], automata = [], files = {} } = sheet.header;
  const sitters = sheet.sitters.map((sitter, seat) => (seat === frame.viewer ? sitter : asSpectator(sitter)));
  return { edition, wish: { seats, options, automata, files }, sitters, seed, position };
};
