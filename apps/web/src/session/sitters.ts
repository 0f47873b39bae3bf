import type { Reading } from '@coalbrook/rules/input';
import type { Sitter } from '@coalbrook/wire';

const kinds: readonly string[] = ['person', 'bot', 'automaton'] satisfies readonly Sitter['kind'][];

const LONGEST = 60;

const readShort = (reading: Reading, value: unknown, at: string): string => {
  const text = value === undefined ? '' : (reading.text(value, at) ?? '');
  if (text.length > LONGEST) reading.fault(at, 'outOfRange', { kind: 'characters', most: LONGEST }, text);
  return text;
};

/** Reads the sitters from a file or link; unknown fields, as a newer page may add, are dropped. */
export const readSitters = (reading: Reading, value: unknown, at: string): readonly Sitter[] =>
  reading.list(value, at).map((one, seat) => {
    const here = `${at}[${seat}]`;
    const fields = reading.object(one, here);
    const kind = fields['kind'];
    if (typeof kind !== 'string' || !kinds.includes(kind)) {
      reading.fault(`${here}.kind`, 'unknown', { kind: 'oneOf', words: kinds }, kind);
    }
    return {
      kind: kind as Sitter['kind'],
      name: readShort(reading, fields['name'], `${here}.name`),
      policy: readShort(reading, fields['policy'], `${here}.policy`),
      figure: readShort(reading, fields['figure'], `${here}.figure`),
      colour: readShort(reading, fields['colour'], `${here}.colour`),
    };
  });
