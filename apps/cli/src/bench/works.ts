/** What is measured, as pieces of work. */

import { random } from '@coalbrook/bots';
import { makeRecord, parseRecord, replay } from '@coalbrook/record';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  pick,
  play,
  seededDraw,
  seedOf,
  State,
} from '@coalbrook/rules';
import type { Seed, Table } from '@coalbrook/rules';

import { recordGame } from '../simulate/recordGame.ts';

/** Plays one game at random with the full legal list at every step. Returns its decisions. */
export const playAtRandom = (table: Table, seed: Seed): number => {
  const state = beginGame(table);
  let decisions = 0;
  while (!isOver(state)) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed));
      continue;
    }
    const legal = legalActions(table, state);
    play(table, state, legal[pick(seed, decisions++, legal.length)]);
  }
  return decisions;
};

/** Plays another game at every call. */
export const gamesWork = (table: Table): (() => number) => {
  let game = 0;
  return () => playAtRandom(table, seedOf(`bench/${game++}`));
};

const POOL = 16;
const COPIES = 10_000;

/** Copies states of a pool into one another. */
export const copyWork = (table: Table): (() => number) => {
  const pool = Array.from({ length: POOL }, () => new State(table.layout));
  return () => {
    for (let copy = 0; copy < COPIES; copy++) pool[(copy + 1) % POOL].copyFrom(pool[copy % POOL]);
    return COPIES;
  };
};

/** Reads the text of a record and replays the whole game. */
export const replayWork = (table: Table): (() => number) => {
  const policies = Array.from({ length: table.wish.seats }, () => random);
  const text = makeRecord(recordGame(table, policies, seedOf('bench')).record());
  return () => {
    const record = parseRecord(text);
    if (!record.ok) throw new Error('the record of the bench is damaged');
    const game = replay(record.value);
    if (!game.ok) throw new Error('the record of the bench does not replay');
    return game.value.entries.length;
  };
};
