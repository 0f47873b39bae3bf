import { Game } from '@coalbrook/record';
import { awaitsChance, beginGame, draw, isOver, legalActions, pick, play, seededDraw, seedOf } from '@coalbrook/rules';
import type { Action, GameEvent, Kind, Seed, State, Table } from '@coalbrook/rules';

/** How a random player chooses. `even` often goes bankrupt; `busy` fills the board and sells. */
export type Leaning = 'even' | 'busy';

const busyWeights: Partial<Readonly<Record<Kind, number>>> = {
  build: 10,
  network: 8,
  sell: 40,
  develop: 2,
  loan: 1,
  scout: 0.3,
  pass: 0.05,
};

const DECISIONS = 1 << 20;
const FINE = 1 << 16;

const chooseFrom = (legal: readonly Action[], leaning: Leaning, seed: Seed, counter: number): Action => {
  if (leaning === 'even') return legal[pick(seed, counter, legal.length)];
  const weights = legal.map(({ kind }) => busyWeights[kind] ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let ticket = (pick(seed, counter, FINE) / FINE) * total;
  const index = weights.findIndex((weight) => (ticket -= weight) < 0);
  return legal[Math.max(0, index)];
};

/** One decision of a random game: the state before it, the legal actions, and the choice. */
export interface Decision {
  readonly state: State;
  readonly legal: readonly Action[];
  readonly choice: Action;
  /** What happened since the decision before. */
  readonly events: readonly GameEvent[];
}

/** Plays a whole game; the last item is the end of the game, with no legal action. */
export function* randomGame(table: Table, number: number, leaning: Leaning): Generator<Decision, State> {
  const seed = seedOf(`${leaning} ${number}`);
  let events: GameEvent[] = [];
  const tell = (event: GameEvent): void => {
    events.push(event);
  };
  const state = beginGame(table, tell);
  for (let counter = DECISIONS; !isOver(state);) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed), tell);
      continue;
    }
    const legal = legalActions(table, state);
    const choice = chooseFrom(legal, leaning, seed, counter++);
    yield { state, legal, choice, events };
    events = [];
    play(table, state, choice, tell);
  }
  yield { state, legal: legalActions(table, state), choice: table.catalogue.pass, events };
  return state;
}

/** The same game, with its record. */
export const recordedGame = (table: Table, number: number, leaning: Leaning): Game => {
  const game = new Game(table);
  const seed = seedOf(`${leaning} ${number}`);
  for (const { choice, legal } of randomGame(table, number, leaning)) {
    while (awaitsChance(game.state)) game.draw(seededDraw(table, game.state, seed));
    if (legal.length > 0) game.play(choice);
  }
  return game;
};
