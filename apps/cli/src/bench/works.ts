/** The workloads that are measured. */

import { random } from '@coalbrook/bots';
import { CommittedGame } from '@coalbrook/host';
import { makeRecord, parseRecord, replay } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  NOBODY,
  pick,
  play,
  seededDraw,
  seedOf,
  State,
} from '@coalbrook/rules';
import type { Seed, Table } from '@coalbrook/rules';

import { recordGame } from './recordGame.ts';

/** Plays one random game, listing all legal actions at every step. Returns the number of decisions. */
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

/** Plays a different game on every call. */
export const gamesWork = (table: Table): (() => number) => {
  let game = 0;
  return () => playAtRandom(table, seedOf(`bench/${game++}`));
};

const POOL = 16;
const COPIES = 10_000;

/** Copies states of a pool to one another. */
export const copyWork = (table: Table): (() => number) => {
  const pool = Array.from({ length: POOL }, () => new State(table.layout));
  return () => {
    for (let copy = 0; copy < COPIES; copy++) pool[(copy + 1) % POOL].copyFrom(pool[copy % POOL]);
    return COPIES;
  };
};

const recordedGame = (table: Table): GameRecord =>
  recordGame(
    table,
    Array.from({ length: table.wish.seats }, () => random),
    seedOf('bench'),
  ).record();

/** Reads the text of a record and replays the whole game. */
export const replayWork = (table: Table): (() => number) => {
  const text = makeRecord(recordedGame(table));
  return () => {
    const record = parseRecord(text);
    if (!record.ok) throw new Error('the record of the bench is damaged');
    const game = replay(record.value);
    if (!game.ok) throw new Error('the record of the bench does not replay');
    return game.value.entries.length;
  };
};

const openGame = ({ header, entries }: GameRecord): CommittedGame => {
  const game = CommittedGame.open(header, entries);
  if (!game.ok) throw new Error('the record of the bench does not open');
  return game.value;
};

/** Opens a finished game as a host does, and reads its history. */
export const openWork = (table: Table): (() => number) => {
  const record = recordedGame(table);
  return () => openGame(record).history.steps(-1, NOBODY).length;
};

/** Jumps to a random moment of a finished game. */
export const momentWork = (table: Table): (() => number) => {
  const { history } = openGame(recordedGame(table));
  const seed = seedOf('moments');
  let look = 0;
  return () => {
    history.stateAt(pick(seed, look++, history.length + 1));
    return 1;
  };
};

/** Memory of an open finished game. */
export const keptBytes = (table: Table): number => openGame(recordedGame(table)).bytes;
