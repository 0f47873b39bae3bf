import { botNames } from '@coalbrook/referee';

import type { FlagsByName } from './flags.ts';

/** The flags that choose who plays; `left` plays if they do not. */
export const botFlags = (left: string): FlagsByName => ({
  bots: {
    value: 'NAME,…',
    sentence: `Who plays: ${botNames.join(', ')}, or a file with your own bot such as ./my-bot.ts; default: ${left}.`,
  },
});
