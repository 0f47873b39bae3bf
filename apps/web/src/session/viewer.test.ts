import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { peopleOf, viewerFor } from './viewer.ts';

const seated = (...kinds: readonly Sitter['kind'][]): readonly Sitter[] =>
  kinds.map((kind) => ({ kind, name: '', policy: '', figure: '', colour: '' }));

const at = (seat: number): Seat => seat as Seat;

it('viewerFor: a single person is always the viewer', () => {
  const sitters = seated('bot', 'person', 'automaton');
  for (const actor of [NOBODY, at(0), at(1)]) {
    expect(viewerFor(peopleOf(sitters), actor, NOBODY)).toEqual({ viewer: 1, handTo: undefined });
  }
});

it('viewerFor: a table of bots has no viewer', () => {
  expect(viewerFor(peopleOf(seated('bot', 'bot')), at(0), NOBODY)).toEqual({ viewer: NOBODY, handTo: undefined });
});

it('viewerFor: several people take turns at the device', () => {
  const sitters = seated('person', 'bot', 'person');
  expect(viewerFor(peopleOf(sitters), at(0), NOBODY)).toEqual({ viewer: NOBODY, handTo: 0 });
  expect(viewerFor(peopleOf(sitters), at(0), at(0))).toEqual({ viewer: 0, handTo: undefined });
  expect(viewerFor(peopleOf(sitters), at(1), at(0))).toEqual({ viewer: 0, handTo: undefined });
  expect(viewerFor(peopleOf(sitters), at(2), at(0))).toEqual({ viewer: NOBODY, handTo: 2 });
  expect(viewerFor(peopleOf(sitters), NOBODY, at(2))).toEqual({ viewer: 2, handTo: undefined });
});
