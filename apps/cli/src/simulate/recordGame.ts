import { playGame } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { Game } from '@coalbrook/record';
import { awaitsChance, seededDraw } from '@coalbrook/rules';
import type { Action, Seed, Table } from '@coalbrook/rules';

/** Plays a whole game and writes its record. */
export const recordGame = (table: Table, policies: readonly Policy[], seed: Seed): Game => {
  const chosen: Action[] = [];
  const noting = policies.map((policy) => ({
    ...policy,
    choose(decision: Parameters<Policy['choose']>[0]) {
      const action = policy.choose(decision);
      chosen.push(action);
      return action;
    },
  }));
  playGame(table, noting, seed);
  const game = new Game(table);
  const answerChance = (): void => {
    while (awaitsChance(game.state)) game.draw(seededDraw(table, game.state, seed));
  };
  answerChance();
  for (const action of chosen) {
    game.play(action);
    answerChance();
  }
  return game;
};
