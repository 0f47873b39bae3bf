/** What a player likes for its own sake in one game, so that games follow plans that nobody has found good so far. */

import type { Action, Table } from '@coalbrook/rules';

/** How strong a liking usually is, in points. */
const STRENGTH = 2;
/** Sums of so many numbers between 0 and 1 are nearly normal. */
const PARTS = 12;

/** The points that a player adds to an action. */
export type Whim = (action: Action) => number;

export const noWhim: Whim = () => 0;

/** A liking or dislike for building and for developing each industry, for links, for loans and for scouting. */
export const whimOf = ({ industries }: Table, luck: () => number): Whim => {
  const liking = (): number => {
    let sum = -PARTS / 2;
    for (let part = 0; part < PARTS; part++) sum += luck();
    return STRENGTH * sum;
  };
  const building = industries.map(liking);
  const developing = industries.map(liking);
  const [links, loans, scouting] = [liking(), liking(), liking()];
  return (action) => {
    switch (action.kind) {
      case 'build':
      case 'double':
        return building[action.industry];
      case 'develop':
        return developing[action.industry];
      case 'network':
        return links;
      case 'loan':
        return loans;
      case 'scout':
        return scouting;
      default:
        return 0;
    }
  };
};
