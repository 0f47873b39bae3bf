/** A copy of the table to plan ahead on: what the viewer may know of it, with nobody else at play. */

import { shareDraft } from '@coalbrook/record';
import type { Sitter } from '@coalbrook/wire';
import type { NewGame } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';

/** What can be done about plans. */
export interface Sketching {
  begin(): void;
  /** Begins the plan anew from the game as it is. */
  again(): void;
  /** Back to the game. */
  leave(): void;
}

const isOwnSeat = ({ sheet, frame, handTo }: GameSnapshot): boolean =>
  handTo === undefined && sheet.sitters[frame.viewer]?.kind === 'person';

/** Whether somebody sits there who can plan ahead now. */
export const maySketch = (snapshot: GameSnapshot): boolean => {
  const { frame, isElsewhere, isSketch, shareable, shown } = snapshot;
  const isPlaying = !isSketch && !isElsewhere && shown.mode === 'live' && frame.stage !== 'over';
  return isPlaying && shareable !== undefined && isOwnSeat(snapshot);
};

/** Those who take part in the game only watch the plan; automata go by their rules. */
const looksOn = (sitter: Sitter): Sitter =>
  sitter.kind === 'automaton' ? sitter : { ...sitter, kind: 'bot', policy: 'bystander' };

/**
 * The game that a plan is made on. It must not follow the seed of the game itself: what is drawn in the plan would tell
 * what will be drawn.
 */
export const sketchOf = (snapshot: GameSnapshot, seed: string): NewGame | undefined => {
  const { table, sheet, frame, shareable } = snapshot;
  const position = maySketch(snapshot) && shareable ? shareDraft(table, shareable) : undefined;
  if (!position) return undefined;
  const { edition, seats, options = [], automata = [], files = {} } = sheet.header;
  const sitters = sheet.sitters.map((sitter, seat) => (seat === frame.viewer ? sitter : looksOn(sitter)));
  return { edition, wish: { seats, options, automata, files }, sitters, seed, position };
};
