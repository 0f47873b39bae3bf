import { apprentice } from '@coalbrook/bots';
import { awaitsChance, isOver, legalActions, mask, play, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, GameEvent, State, Table, View } from '@coalbrook/rules';

/** What a move leads to. */
export interface Aftermath {
  readonly events: readonly GameEvent[];
  /** The position before it with the new tiles and links on the board, even if the turn, the round or the era ends. */
  readonly board: State;
}

const boardAfter = (view: View, events: readonly GameEvent[]): State => {
  const board = view.copy();
  for (const event of events) {
    if (event.event === 'laid') board.linkOwner[event.link] = event.seat;
    else if (event.event === 'flipped') board.flipped[event.site] = 1;
    else if (event.event === 'built') {
      board.tile[event.site] = event.tile;
      board.tileOwner[event.site] = event.seat;
      board.flipped[event.site] = 0;
    } else if (event.event === 'turnBegan') break;
  }
  return board;
};

const SEED = seedOf('guide');

/** Plays a move; what it still asks, such as where to take coal from, is answered by rules of thumb. */
export const aftermathOf = (table: Table, view: View, move: readonly Action[]): Aftermath => {
  const events: GameEvent[] = [];
  const after = view.copy();
  const seat = view.actor;
  const isAsked = (): boolean => {
    if (isOver(after) || awaitsChance(after) || after.actor !== seat) return false;
    const question = questionOf(after);
    return question !== 'action' && question !== 'more';
  };
  for (const action of move) play(table, after, action, (event) => events.push(event));
  while (isAsked()) {
    const now = mask(table, after, seat);
    const answer = apprentice.choose({ table, view: now, legal: legalActions(table, now), count: 0, seed: SEED });
    play(table, after, answer, (event) => events.push(event));
  }
  return { events, board: boardAfter(view, events) };
};
