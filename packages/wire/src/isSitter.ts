import { isShaped, isText } from './guard.ts';
import type { Sitter } from './sheet.ts';

const isKind = (value: unknown): value is Sitter['kind'] =>
  value === 'person' || value === 'bot' || value === 'automaton';

export const isSitter = isShaped<Sitter>({
  kind: isKind,
  name: isText,
  policy: isText,
  figure: isText,
  colour: isText,
});
