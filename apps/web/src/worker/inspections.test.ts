import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { Sheet, ShelfList } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { Inspections } from './inspections.ts';

const sheetOf = (id: string): Sheet => ({
  id,
  header: { edition: 'birmingham', rules: 1, seats: 2 },
  sitters: [],
  seed: '',
  begun: 0,
});

const games = ['one', 'two'].map((id) => ({
  sheet: sheetOf(id),
  touched: 0,
  isOver: false,
  era: '',
  round: 0,
  points: [],
  isDraftLost: false,
}));
const list: ShelfList = { games, damaged: [] };
const fault = inputFault('entries[2]', 'wrongKind', { kind: 'entry' }, undefined);

const inspectionsOf = (results: Record<string, Result<Sheet, InputFault>>) => {
  const read: string[] = [];
  const inspections = new Inspections((game) => {
    read.push(game);
    return Promise.resolve(results[game]);
  });
  return { read, inspections };
};

it('reads each game once, and lists the damaged ones from then on', async () => {
  const { read, inspections } = inspectionsOf({ one: done(sheetOf('one')), two: fail(fault) });
  expect(inspections.applyTo(list)).toEqual(list);
  for (let count = 0; count < 2; count++) {
    expect(await inspections.inspect('one')).toBeUndefined();
    expect(await inspections.inspect('two')).toEqual(fault);
    expect(await inspections.inspect('absent')).toBeUndefined();
  }
  expect(read).toEqual(['one', 'two', 'absent']);
  expect(inspections.applyTo(list)).toEqual({ games: [games[0]], damaged: [{ id: 'two', fault }] });
  expect(inspections.applyTo({ games: [], damaged: [] })).toEqual({ games: [], damaged: [] });
});

it('remembers what opening a game has found', async () => {
  const results: Record<string, Result<Sheet, InputFault>> = { one: fail(fault), two: done(sheetOf('two')) };
  const { read, inspections } = inspectionsOf(results);
  await inspections.find('one');
  expect(inspections.applyTo(list).damaged).toEqual([{ id: 'one', fault }]);
  results['one'] = done(sheetOf('one'));
  await inspections.find('one');
  expect(await inspections.inspect('one')).toBeUndefined();
  expect(inspections.applyTo(list)).toEqual(list);
  expect(read).toEqual(['one', 'one']);
});
