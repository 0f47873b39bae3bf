import { inputFault } from '@coalbrook/record';
import type { InputFault } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

/** Deeper than anything that is meant; whatever walks over a value may recurse this far. */
const MOST_DEPTH = 64;

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted && character === '\\') index++;
    else if (isQuoted) continue;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
};

/** Reads JSON that somebody sent or stored; `at` is what to call it. */
export const parseJson = (text: string, at: string): Result<unknown, InputFault> => {
  if (isTooDeep(text)) return fail(inputFault(at, 'outOfRange', `at most ${MOST_DEPTH} levels of brackets`, text));
  try {
    return done(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ at, problem: 'wrongKind', expected: 'JSON', found: `something else: ${reason}` });
  }
};
