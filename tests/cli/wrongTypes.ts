/** Values of every type, to be used where another type is expected. */

import type { Edition } from '@coalbrook/rules';
import { expect } from 'vitest';

import { Referee } from '../../apps/referee/src/protocol/referee.ts';

export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** As JSON text, because some of them cannot be written as values. */
export const wrongTypes: readonly string[] = [
  'null',
  'true',
  '-1',
  '0.5',
  '1e9',
  '1e999',
  '""',
  '"x"',
  '"constructor"',
  '"\\u0000\\ud800"',
  '[]',
  '[null]',
  '[0.5,{}]',
  '{}',
  '{"__proto__":{"x":1}}',
  '{"":null}',
  nested(20),
  nested(40),
];

/** A referee with a new game. */
export const refereeOf = ({ slug, seats: [seats] }: Edition): Referee => {
  const referee = new Referee();
  referee.answer(JSON.stringify({ do: 'new', edition: slug, seats, seed: 'junk' }));
  return referee;
};

/** Asks the referee and expects one line, with a reason if refused. Returns whether the request was accepted. */
export const ask = (referee: Referee, line: string): boolean => {
  const text = referee.answer(line);
  expect(text).not.toContain('\n');
  const answer = JSON.parse(text) as { readonly ok: boolean; readonly error?: string };
  if (!answer.ok) expect(answer.error, line.slice(0, 200)).toMatch(/\S/);
  return answer.ok;
};
