/** DEVELOP, on the back of a card and in the corner of the first round. No tile leaves the mat. */

import { done, fail, IRON } from '@coalbrook/rules';
import type { PlaceId } from '@coalbrook/rules';
import { addPoints, stockedSites } from '@coalbrook/rules/compose';

import { announce } from './automatonTurn.ts';
import type { Trial, AutomatonTurn } from './automatonTurn.ts';
import type { Back } from './planCard.ts';
import { buyIron, ironOnMarket, takeIronFromWorks } from './supplies.ts';

const IRON_TAKEN = 2;
const POINTS = 3;

export const award = ({ state, seat, tell }: AutomatonTurn, points: number): void => {
  addPoints(state, seat, points);
  tell?.({ event: 'awarded', seat, points });
};

/** The price of the next iron: 0 while there is some on iron works. */
const priceOfIron = (turn: AutomatonTurn): number =>
  stockedSites(turn.table, turn.state, IRON).length > 0 ? 0 : ironOnMarket(turn);

export const tryDevelop = (turn: AutomatonTurn, { mostIronPrice: needs }: Back, place: PlaceId): Trial => {
  const has = priceOfIron(turn);
  if (has > needs) return fail([{ obstacle: 'ironTooDear', facts: { needs, has } }]);
  return done((real) => {
    announce(real, 'develop');
    for (let taken = 0; taken < IRON_TAKEN && priceOfIron(real) <= needs; taken++) {
      if (!takeIronFromWorks(real)) buyIron(real);
    }
    award(real, POINTS);
    return { actions: 1, place };
  });
};

/** In the first round iron always comes from the market, at any price. */
export const developAtFirst = (turn: AutomatonTurn): void => {
  announce(turn, 'develop');
  for (let taken = 0; taken < IRON_TAKEN; taken++) buyIron(turn);
  award(turn, POINTS);
};
