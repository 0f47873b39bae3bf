import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import type { Contestant } from '../contest/contestant.ts';
import { commandWords } from './commandWords.ts';
import { ProgramSeat } from './programSeat.ts';

const PREFIX = 'cmd:';

export const isCommand = (name: string): boolean => name.startsWith(PREFIX);

/** A bot that is a program in any language, such as `cmd:python3 mine.py`. It is started for every seat and game. */
export const programBot = (name: string, seconds: number): Result<Contestant, string> => {
  const command = name.slice(PREFIX.length).trim();
  const words = commandWords(command);
  if (!words.ok) return fail(`${name}: ${words.fault}`);
  return done({ name: command, sit: (seat) => new ProgramSeat({ name, words: words.value, seconds }, seat) });
};
