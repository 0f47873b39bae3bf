/** A copy of the table to plan ahead on: what the viewer may know, with nobody else playing. */

import { shareDraft } from '@coalbrook/record';
import type { Seat, Table, View } from '@coalbrook/rules';
import type { NewGame, Sitter } from '@coalbrook/wire';
import type { LeftOrder } from '@coalbrook/wire/online';

import type { GameSnapshot } from './gameSnapshot.ts';
import type { LeaveOrder } from './tablePort.ts';

/** Commands for plans. */
export interface Sketching {
  /** With steps, a turn with them is played first, so that the next one can be planned. */
  begin(ahead?: readonly string[]): void;
  /** Restarts the plan from the current game. */
  again(): void;
  /** Returns to the game. */
  leave(): void;
  /** Leaves the first turn of the plan as an order; undefined where that is not possible. */
  readonly order?: LeaveOrder | undefined;
  /** What has been left as an order so far. */
  readonly left?: (() => LeftOrder | undefined) | undefined;
  /** Where leaving leads, if not to a game. */
  readonly back?: string | undefined;
  /** What could be tried. */
  readonly idea?: string | undefined;
}

const isOwnSeat = ({ sheet, frame, handTo }: GameSnapshot): boolean =>
  handTo === undefined && sheet.sitters[frame.viewer]?.kind === 'person';

/** Whether the viewer can plan ahead now. */
export const maySketch = (snapshot: GameSnapshot): boolean => {
  const { frame, isElsewhere, canPlan, shareable, shown } = snapshot;
  const isPlaying = canPlan && !isElsewhere && shown.mode === 'live' && frame.stage !== 'over';
  return isPlaying && shareable !== undefined && isOwnSeat(snapshot);
};

/** The others only watch the plan; automata follow their rules. */
const asSpectator = (sitter: Sitter): Sitter =>
  sitter.kind === 'automaton' ? sitter : { ...sitter, kind: 'bot', policy: 'bystander' };

/**
 * The game for a plan of a seat, from what it sees; undefined unless an action is to be chosen. It must not use the
 * seed of the real game: draws in the plan would reveal the real ones.
 */
export const sketchAt = (
  table: Table,
  sitters: readonly Sitter[],
  seat: Seat,
  view: View,
  seed: string,
): NewGame | undefined => {
  const position = shareDraft(table, view);
  if (!position) return undefined;
  const { edition, wish } = table;
  const seated = sitters.map((sitter, index): Sitter =>
    index === seat ? { ...sitter, kind: 'person', policy: '' } : asSpectator(sitter),
  );
  return { edition: edition.slug, wish, sitters: seated, seed, position };
};

/** The game for a plan that the viewer of a game makes. */
export const sketchOf = (snapshot: GameSnapshot, seed: string): NewGame | undefined => {
  const { table, sheet, frame, shareable } = snapshot;
  if (!maySketch(snapshot) || !shareable) return undefined;
  return sketchAt(table, sheet.sitters, frame.viewer, shareable, seed);
};
