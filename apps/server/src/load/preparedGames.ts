/** Games played beforehand, so that under load their turns only have to be sent. */

import { findPolicy } from '@coalbrook/bots';
import { DraftTurn } from '@coalbrook/desk';
import { Game, makeRecord, tableFor } from '@coalbrook/record';
import { awaitsChance, isOver, mask, seedOf } from '@coalbrook/rules';
import type { Seat, Seed } from '@coalbrook/rules';

import { loadChance } from './loadChance.ts';

export interface PreparedTurn {
  readonly seat: Seat;
  /** The number of entries before it. */
  readonly seq: number;
  readonly draft: readonly string[];
}

export interface PreparedGame {
  readonly turns: readonly PreparedTurn[];
  /** The record of everything before a turn. */
  recordBefore(turn: number): string;
}

const drawAll = (game: Game): void => {
  while (awaitsChance(game.state)) game.draw(loadChance.draw(game.table, game.state.copy()));
};

const chooseTurn = ({ table, state, entries }: Game, seed: Seed): DraftTurn => {
  const seat = state.actor;
  const place = { seq: entries.length, viewer: seat, actor: seat };
  const turn = new DraftTurn(table, mask(table, state, seat), place);
  for (let count = entries.length; turn.stage === 'open'; count++) {
    const view = mask(table, turn.state, seat);
    const action = findPolicy('apprentice')?.choose({ table, view, legal: turn.frame.legal, count, seed });
    if (!action || turn.choose([action])) throw new Error('the bot cannot play');
  }
  return turn;
};

/** Plays a whole game. The same edition, seats and number give the same game. */
export const prepareGame = (edition: string, seats: number, number: number): PreparedGame => {
  const table = tableFor(edition, { seats });
  if (!table.ok) throw new Error(`there is no ${edition} for ${seats}`);
  const game = new Game(table.value);
  const turns: PreparedTurn[] = [];
  drawAll(game);
  while (!isOver(game.state)) {
    const turn = chooseTurn(game, seedOf(`load ${number}`));
    turns.push({ seat: game.state.actor, seq: game.entries.length, draft: turn.texts });
    for (const action of turn.actions) game.play(action);
    drawAll(game);
  }
  const { header, entries } = game.record();
  return { turns, recordBefore: (turn) => makeRecord({ header, entries: entries.slice(0, turns[turn].seq) }) };
};
