import { z } from 'zod';

import { Refused } from './refused.ts';
import { lookUp } from './statements.ts';
import { tool } from './tool.ts';

export const lookUpRules = tool({
  name: 'look_up_rules',
  description: 'Finds the numbered rules that answer a question, or one by its number.',
  input: z.object({
    about: z.string().describe('a few words, or a number such as birmingham.coal.4'),
    edition: z.string().default('birmingham').describe('if no game is open'),
  }),
  run(desk, { about, edition }) {
    const found = desk.hasGame ? desk.game.lookUp(about) : lookUp(edition, true, about);
    if (found.length === 0) throw new Refused('No rule of this game has these words.');
    return found.join('\n');
  },
});
