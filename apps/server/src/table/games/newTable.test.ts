import { Game, makeRecord, tableFor } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import { awaitsChance, legalActions, namedCellsText, seededDraw, seedOf } from '@coalbrook/rules';
import type { NamedCells } from '@coalbrook/rules';
import type { NewTable } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { openingsHere } from '../openings/openings.ts';
import type { GameStore } from './gameStore.ts';
import { openTable } from './newTable.ts';

const begun = (): Game => {
  const table = tableFor('birmingham', { seats: 2 });
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  while (game.entries.length < 20) {
    if (awaitsChance(game.state)) game.draw(seededDraw(game.table, game.state, seedOf('begun')));
    else game.play(legalActions(game.table, game.state)[0]);
  }
  return game;
};

const game = begun();
const sitter = { kind: 'person', name: 'Ann', policy: '', figure: 'watt', colour: 'plum' } as const;

/** What is said about a record with which somebody opens a table; nothing if the table is opened. */
const faultsOf = async (more: Partial<Header>, change = (text: string) => text): Promise<readonly string[]> => {
  const { header, entries } = game.record();
  const record = change(makeRecord({ header: { ...header, ...more }, entries }));
  const table = { edition: 'birmingham', wish: { seats: 2 }, sitters: [sitter, sitter], mine: [0], nonce: 'n', record };
  const store = { create: () => Promise.resolve() } as unknown as GameStore;
  const opened = await openTable(store, table as unknown as NewTable, 'ann', 0, (task) =>
    openingsHere.begin({ ...task, newestKnown: Infinity }),
  );
  if (opened.ok) return [];
  return opened.fault === 'busy' ? ['busy'] : opened.fault.map(({ at, problem }) => `${at} ${problem}`);
};

it('a record that was begun elsewhere opens a table', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it('a record that skips its entries under the same rules opens none', async () => {
  const position = JSON.parse(namedCellsText(game.table, game.state)) as NamedCells;
  const { rules } = game.record().header;
  expect(await faultsOf({ resumed: { after: 20, rules, position } })).toEqual(['resumed.rules impossible']);
});

it('a record with doubled blanks opens none', async () => {
  expect(await faultsOf({}, (text) => text.replace('cards to', 'cards  to'))).toEqual([
    expect.stringMatching(/^entries\[\d+\] wrongKind$/),
  ]);
});
