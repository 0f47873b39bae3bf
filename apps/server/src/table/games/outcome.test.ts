import { openGame, parseAction } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { findLegal } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { outcomeOf } from './outcome.ts';

/** The last turn of a game in which two actions are left, for which nothing is drawn any more. */
const position = {
  edition: 'lancashire',
  seats: 2,
  era: 'rail',
  round: 10,
  turn: 1,
  actionsLeft: 2,
  players: [{ hand: [] }, { hand: ['coal', 'wigan'], money: 50 }],
  deck: {},
};

const recordOf = (actions: readonly string[]): GameRecord => {
  const game = openGame({ edition: 'lancashire', rules: 2, seats: 2, options: [], position });
  if (!game.ok) throw new Error(JSON.stringify(game.fault));
  const { table, state } = game.value;
  for (const text of actions) {
    const action = parseAction(table, text);
    const legal = action.ok && findLegal(table, state, action.value);
    if (!legal) throw new Error(text);
    game.value.play(legal);
  }
  return game.value.record();
};

it('an opening is what was built; to develop is none', () => {
  const outcome = outcomeOf(
    recordOf(['develop coal', 'discard coal', 'develop iron', 'build wigan#1 coal with wigan']),
  );
  expect(outcome?.map(({ opening }) => opening)).toEqual([[], ['coal']]);
});
