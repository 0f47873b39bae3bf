/** What is wrong with something that was typed or stored, and where. Words are made of it elsewhere. */
export type Problem =
  /** Something is not there. */
  | 'missing'
  /** A name that nothing here has. */
  | 'unknown'
  /** A text where a number should be, and the like. */
  | 'wrongKind'
  | 'outOfRange'
  /** More words, fields or tiles than there is use for. */
  | 'superfluous'
  /** Written for a rules number that this build does not know. */
  | 'otherRules'
  /** Well formed, but it cannot be here. */
  | 'impossible'
  /** Each part is well formed, but together they break something that always holds. */
  | 'broken';

export interface InputFault {
  /** A path such as `players[0].hand` or `word 2`. */
  readonly at: string;
  readonly problem: Problem;
  /** What was expected there. */
  readonly expected: string;
  readonly found: string;
}

const MOST_SHOWN = 60;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A short, single-line rendering of any value, for telling what was found. Never looks deep into it. */
export const show = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value) && !value.every(isPlain)) return `a list of ${value.length}`;
  if (!isPlain(value) && !Array.isArray(value)) return 'an object';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

export const inputFault = (at: string, problem: Problem, expected: string, found: unknown): InputFault => ({
  at,
  problem,
  expected,
  found: show(found),
});
