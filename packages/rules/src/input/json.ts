/** Untrusted JSON. Its size and depth are checked before anything recurses into it. */

import { done, fail } from '../result.ts';
import type { Result } from '../result.ts';
import type { Expected } from './expected.ts';
import { inputFault } from './fault.ts';
import type { DocumentKind, InputFault, Problem } from './fault.ts';
import { scanJson } from './scanJson.ts';

/** More than twice the depth of any record, draft, board or deck. */
export const MOST_DEPTH = 32;
/** Many times the length of any record. */
const MOST_CHARACTERS = 1 << 24;
/** Lists and objects at one level; boards and decks have some hundreds. */
const MOST_SIDE_BY_SIDE = 1 << 16;

/** Parses JSON from a named file, or as a kind of document. Duplicate keys are refused. */
export const parseJson = (
  text: string,
  from: { readonly name: string } | { readonly document: DocumentKind },
): Result<unknown, InputFault> => {
  const whole = 'name' in from ? { at: from.name } : { at: '', document: from.document };
  const refuse = (problem: Problem, expected: Expected, found: unknown): Result<never, InputFault> =>
    fail(inputFault(whole, problem, expected, found));
  if (typeof text !== 'string') return refuse('wrongKind', { kind: 'text' }, text);
  if (text.length > MOST_CHARACTERS)
    return refuse('outOfRange', { kind: 'characters', most: MOST_CHARACTERS }, text.length);
  const { depth, repeated } = scanJson(text, MOST_DEPTH);
  if (depth > MOST_DEPTH) return refuse('outOfRange', { kind: 'depth', most: MOST_DEPTH }, depth);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return fail({ ...whole, problem: 'wrongKind', expected: { kind: 'json' }, found: { kind: 'unparsable' } });
  }
  if (!repeated) return done(value);
  const place = { ...whole, at: [whole.at, repeated.path].filter((part) => part !== '').join(': ') };
  return fail(inputFault(place, 'superfluous', { kind: 'eachOnce', what: 'field' }, repeated.key));
};

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an object is within the same limits: not too deep and not cyclic. */
export const isWithinLimits = (value: unknown): boolean => {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MOST_DEPTH && level.length <= MOST_SIDE_BY_SIDE; depth++) {
    if (level.length === 0) return true;
    level = level.flatMap((one) => Object.values(one).filter(isNested));
  }
  return level.length === 0;
};
