import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

/** Whatever is between blanks or in quotes, in pieces that may touch. */
const PIECE = /\s+|"([^"]*)"|'([^']*)'|([^\s"']+)/y;

/**
 * The words of a command. Blanks separate them, and quotes keep blanks; nothing else has a meaning, because no shell is
 * involved.
 */
export const commandWords = (command: string): Result<readonly string[], string> => {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < command.length;) {
    PIECE.lastIndex = at;
    const found = PIECE.exec(command);
    if (!found) return fail('a quote is not closed');
    const [all, double, single, plain] = found;
    const piece = double ?? single ?? plain;
    if (piece !== undefined) word = (word ?? '') + piece;
    else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
    at += all.length;
  }
  if (word !== undefined) words.push(word);
  return words.length > 0 ? done(words) : fail('it names no program');
};
