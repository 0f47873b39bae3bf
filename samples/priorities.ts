/**
 * A minimal bot: it sells if it can, else builds, else lays links, and so on down a list.
 *
 *     npx coalbrook simulate --seats 2 --games 20 --bots ./samples/priorities.ts,random
 *     npx coalbrook demo --seats 3 --bots ./samples/priorities.ts
 *
 * A bot is a module that exports one policy. For each decision it gets the table (the game's boards, tiles and cards),
 * the view of its seat, the legal actions, and a seed for randomness; it returns one of the legal actions.
 */

import type { Policy } from '@coalbrook/bots';
import { pick } from '@coalbrook/rules';
import type { Action, Kind } from '@coalbrook/rules';

const priorities: readonly Kind[] = ['sell', 'build', 'network', 'develop'];

/** The actions of the first kind on the list that is legal; all actions if none is. */
const best = (legal: readonly Action[]): readonly Action[] => {
  const first = priorities.find((kind) => legal.some((action) => action.kind === kind));
  return first === undefined ? legal : legal.filter(({ kind }) => kind === first);
};

export const priorityBot: Policy = {
  name: 'priorities',
  choose({ legal, count, seed }) {
    const actions = best(legal);
    return actions[pick(seed, count, actions.length)];
  },
};
