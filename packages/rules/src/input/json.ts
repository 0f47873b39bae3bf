/** JSON that somebody sent or stored. Its size and depth are looked at before anything recurses into it. */

import { done, fail } from '../result.ts';
import type { Result } from '../result.ts';
import { inputFault } from './fault.ts';
import type { InputFault } from './fault.ts';
import { scanJson } from './scanJson.ts';

/** More than twice the depth of any record, draft, board or deck. */
export const MOST_DEPTH = 32;
/** Many times the length of any record. */
const MOST_CHARACTERS = 1 << 24;
/** Lists and objects at one level; boards and decks have some hundreds. */
const MOST_SIDE_BY_SIDE = 1 << 16;

/** Reads JSON; `at` is what to call it. No field of an object may be given twice. */
export const parseJson = (text: string, at: string): Result<unknown, InputFault> => {
  if (typeof text !== 'string') return fail(inputFault(at, 'wrongKind', 'a text', text));
  const length = `at most ${MOST_CHARACTERS} characters`;
  if (text.length > MOST_CHARACTERS) return fail(inputFault(at, 'outOfRange', length, text.length));
  const { depth, repeated } = scanJson(text, MOST_DEPTH);
  if (depth > MOST_DEPTH) return fail(inputFault(at, 'outOfRange', `at most ${MOST_DEPTH} levels`, depth));
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ at, problem: 'wrongKind', expected: 'JSON', found: `something else: ${reason}` });
  }
  if (repeated) return fail(inputFault(`${at}: ${repeated.path}`, 'superfluous', 'each field once', repeated.key));
  return done(value);
};

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value that came as an object could have been read here: not too deep, and not without end. */
export const isWithinLimits = (value: unknown): boolean => {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MOST_DEPTH && level.length <= MOST_SIDE_BY_SIDE; depth++) {
    if (level.length === 0) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  }
  return level.length === 0;
};
