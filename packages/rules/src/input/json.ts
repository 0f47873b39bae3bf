import { done, fail } from '../result.ts';
import type { Result } from '../result.ts';
import type { InputFault } from './fault.ts';

/** Reads JSON that somebody sent or stored; `at` is what to call it. */
export const parseJson = (text: string, at: string): Result<unknown, InputFault> => {
  try {
    return done(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ at, problem: 'wrongKind', expected: 'JSON', found: `something else: ${reason}` });
  }
};
