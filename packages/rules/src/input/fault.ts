import type { Expected } from './expected.ts';

/** What is wrong with an input. */
export const problems = [
  /** A required value is missing. */
  'missing',
  /** A name that does not exist. */
  'unknown',
  /** A value of the wrong type. */
  'wrongKind',
  'outOfRange',
  /** More words, fields or tiles than allowed. */
  'superfluous',
  /** Written for a rules number that this version does not support. */
  'otherRules',
  /** Well formed, but not possible here. */
  'impossible',
  /** Each part is well formed, but together they break an invariant. */
  'broken',
] as const;
export type Problem = (typeof problems)[number];

/** The kind of document being read. */
export const documents = [
  'board',
  'deck',
  'draft',
  'file',
  'lesson',
  'line',
  'link',
  'record',
  'setUp',
  'wish',
] as const;
export type DocumentKind = (typeof documents)[number];

/** A value, shortened for display. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly length: number }
  /** A value as JSON, perhaps truncated. */
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'longerLine' }
  /** Something that is not JSON. */
  | { readonly kind: 'unparsable' };

/** A fault in some input: its path, problem, and what was expected and found. Language packs put it into words. */
export interface InputFault {
  /** Fields from the outside in, such as `players[0].hand`, or the name of a file; empty for the whole document. */
  readonly at: string;
  /** The kind of document, if it has no file name. */
  readonly document?: DocumentKind;
  /** Counted from 1, if a text is read word by word. */
  readonly word?: number;
  readonly problem: Problem;
  readonly expected: Expected;
  readonly found: Found;
}

const MOST_SHOWN = 60;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Any value as a short single line. Does not recurse. */
export const foundIn = (value: unknown): Found => {
  if (value === undefined) return { kind: 'nothing' };
  if (Array.isArray(value) && !value.every(isPlain)) return { kind: 'list', length: value.length };
  if (!isPlain(value) && !Array.isArray(value)) return { kind: 'object' };
  const text = JSON.stringify(value) ?? typeof value;
  return { kind: 'value', text: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text };
};

/** Whether the fault is about this value. */
export const isFound = ({ found }: InputFault, value: unknown): boolean =>
  JSON.stringify(found) === JSON.stringify(foundIn(value));

/** A fault at a path, or of a whole document. */
export const inputFault = (
  place: string | Pick<InputFault, 'at' | 'document' | 'word'>,
  problem: Problem,
  expected: Expected,
  found: unknown,
): InputFault => ({
  ...(typeof place === 'string' ? { at: place } : place),
  problem,
  expected,
  found: foundIn(found),
});

/** Moves a fault into a field of a larger document. */
export const faultWithin = (field: string, fault: InputFault): InputFault => ({
  ...fault,
  at: fault.at === '' ? field : `${field}.${fault.at}`,
});
