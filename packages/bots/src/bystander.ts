import type { Kind } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import type { Policy } from './policy.ts';

/** Actions that do the least, best first. With an empty hand it may have to draw before it can pass. */
const idle: readonly Kind[] = ['pass', 'stop', 'draw'];

/** Fills a seat without playing. Unavoidable choices, such as the card spent to pass, are the apprentice's. */
export const bystander: Policy = {
  name: 'bystander',
  choose(decision) {
    const { legal } = decision;
    for (const kind of idle) {
      const action = legal.find((offered) => offered.kind === kind);
      if (action) return action;
    }
    return apprentice.choose(decision);
  },
};
