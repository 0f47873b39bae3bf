/** Values of every type in every field of every request: the referee answers in one line and continues. */

import { editions } from '@coalbrook/editions';
import { describe, expect, it } from 'vitest';

import { requestFieldNames } from '../../apps/referee/src/protocol/request.ts';
import { ask, wrongTypes, nested, refereeOf } from './wrongTypes.ts';

/** A request with one field replaced by a piece of JSON. */
const withJunk = (request: object, field: string, value: string): string =>
  `${JSON.stringify({ ...request, [field]: undefined }).slice(0, -1)},${JSON.stringify(field)}:${value}}`;

const requests: readonly object[] = [
  { do: 'new', edition: 'birmingham', seats: 2, options: [], automata: [], files: {}, seed: 1 },
  { do: 'load', record: {}, seed: 1 },
  { do: 'draft', draft: {}, seed: 1 },
  { do: 'legal', seat: 0 },
  { do: 'check', seat: 0, action: 'pass' },
  { do: 'play', seat: 0, action: 'stop', for: 0 },
  { do: 'chance', draw: 'cards', for: 0 },
  { do: 'view', seat: 0 },
];

describe.each(editions)('the referee of $slug', (edition) => {
  it('survives values of the wrong type in every field of every request', () => {
    const referee = refereeOf(edition);
    for (const request of requests) {
      for (const field of ['id', 'do', ...Object.values(requestFieldNames).flat()]) {
        for (const value of wrongTypes) ask(referee, withJunk(request, field, value));
      }
    }
    expect(ask(referee, '{"do":"state"}')).toBe(true);
  });
});

it('refuses deeply nested lists in any field', () => {
  const referee = refereeOf(editions[0]);
  for (const line of [
    nested(5000),
    `{"do":"new","edition":"birmingham","seats":2,"files":{"board":${nested(5000)}}}`,
    `{"do":"draft","draft":{"edition":"birmingham","seats":2,"files":${nested(5000)}}}`,
    JSON.stringify({ do: 'load', record: nested(5000) }),
  ]) {
    expect(referee.answer(line)).toContain('at most 32 levels');
  }
});
