import { botNames, USUAL_SECONDS } from '@coalbrook/referee';

import type { Flags, FlagsByName } from './flags.ts';

/** The flags that choose who plays; `left` plays if they do not. */
export const botFlags = (left: string): FlagsByName => ({
  bots: {
    value: 'NAME,…',
    sentence: `Who plays: ${botNames.join(', ')}, scholar (for analysis: some seconds a decision), a file with your own bot such as ./my-bot.ts, or a program such as "cmd:python3 my_bot.py"; default: ${left}.`,
  },
  'bot-seconds': {
    value: 'N',
    sentence: `How long a program may think about one decision; default: ${USUAL_SECONDS}.`,
  },
});

const MOST_SECONDS = 3600;

export const botSeconds = (flags: Flags): number => flags.integer('bot-seconds', USUAL_SECONDS, 1, MOST_SECONDS);
