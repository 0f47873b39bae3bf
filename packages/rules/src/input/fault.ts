import type { Expected } from './expected.ts';

/** What is wrong with something that was typed or stored. */
export const problems = [
  /** Something is not there. */
  'missing',
  /** A name that nothing here has. */
  'unknown',
  /** A text where a number should be, and the like. */
  'wrongKind',
  'outOfRange',
  /** More words, fields or tiles than there is use for. */
  'superfluous',
  /** Written for a rules number that this build does not know. */
  'otherRules',
  /** Well formed, but it cannot be here. */
  'impossible',
  /** Each part is well formed, but together they break something that always holds. */
  'broken',
] as const;
export type Problem = (typeof problems)[number];

/** What was read as a whole. */
export const documents = ['board', 'deck', 'draft', 'file', 'line', 'link', 'record', 'setUp', 'wish'] as const;
export type DocumentKind = (typeof documents)[number];

/** A value as far as a person needs to see it. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly length: number }
  /** A short value as JSON, perhaps cut off. */
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'longerLine' }
  /** No JSON, and what the parser says. */
  | { readonly kind: 'unparsable'; readonly reason: string };

/** Something wrong, as a reason with its figures and its place. Languages make sentences of it. */
export interface InputFault {
  /** Fields from the outside in, such as `players[0].hand`, or the name of a file; empty for the whole document. */
  readonly at: string;
  /** What the whole is, where it has no name. */
  readonly document?: DocumentKind;
  /** Counted from 1, where a text is read word by word. */
  readonly word?: number;
  readonly problem: Problem;
  readonly expected: Expected;
  readonly found: Found;
}

const MOST_SHOWN = 60;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Any value on a short single line. Never looks deep into it. */
export const foundIn = (value: unknown): Found => {
  if (value === undefined) return { kind: 'nothing' };
  if (Array.isArray(value) && !value.every(isPlain)) return { kind: 'list', length: value.length };
  if (!isPlain(value) && !Array.isArray(value)) return { kind: 'object' };
  const text = JSON.stringify(value) ?? typeof value;
  return { kind: 'value', text: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text };
};

/** Whether it is a value that was found. */
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

/** A fault of something that stands in a field of something larger. */
export const faultWithin = (field: string, fault: InputFault): InputFault => ({
  ...fault,
  at: fault.at === '' ? field : `${field}.${fault.at}`,
});
