import type { Kind } from '@coalbrook/rules';

import { apprentice } from './apprentice.ts';
import type { Policy } from './policy.ts';

/** What ends a turn with the least done, best first; a hand that is empty may have to be filled before it can pass. */
const idle: readonly Kind[] = ['pass', 'stop', 'draw'];

/** Sits where nobody plays. What it cannot avoid it decides as the apprentice would, such as the card that passing takes. */
export const bystander: Policy = {
  name: 'bystander',
  sentence: 'Passes whenever it may.',
  choose(decision) {
    const { legal } = decision;
    for (const kind of idle) {
      const action = legal.find((offered) => offered.kind === kind);
      if (action) return action;
    }
    return apprentice.choose(decision);
  },
};
