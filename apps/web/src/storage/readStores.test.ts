import type { Entry } from '@coalbrook/record';
import type { Sheet, Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { Inspections } from '../worker/inspections.ts';
import { makeSalvage } from '../worker/savedGame.ts';
import { testWorker, TestStore } from '../worker/testWorker.ts';
import { readDraft, readEntries, readGame, readStores } from './readStores.ts';
import type { RawGame, Stores } from './readStores.ts';

/** JSON's null. */
const nothing: unknown = JSON.parse('null');

const sitter = (name: string): Sitter => ({ kind: 'person', policy: '', name, figure: 'watt', colour: 'plum' });

/** A stored game with the given id. */
const dealt = async (): Promise<{ readonly sheet: Sheet; readonly entries: readonly Entry[] }> => {
  const store = new TestStore();
  const worker = testWorker(store);
  const sitters = [sitter('Ada'), sitter('Brunel')];
  const begun = await worker.ask('begin', { edition: 'birmingham', wish: { seats: 2 }, sitters, seed: 'kept' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const sheet = store.sheet(begun.value);
  if (!sheet) throw new Error('nothing was kept');
  return { sheet, entries: (await store.entries.read(begun.value)).entries };
};

const { sheet, entries } = await dealt();

interface Damage {
  readonly sheet?: unknown;
  readonly entries?: readonly unknown[];
  readonly draft?: unknown;
  readonly spine?: unknown;
}

/** Three games; the middle one can be damaged. */
const stores = (damage: Damage): Stores => {
  const names = ['one', 'two', 'three'];
  const spineOf = (game: string, touched: number) => ({
    game,
    touched,
    isOver: false,
    era: 'canal',
    round: 2,
    points: [1, 2],
  });
  return {
    sheets: names.map((id) => (id === 'two' && 'sheet' in damage ? damage.sheet : { ...sheet, id })),
    drafts: 'draft' in damage ? [damage.draft] : [],
    spines: names.map((game, index) => (game === 'two' && 'spine' in damage ? damage.spine : spineOf(game, index))),
  };
};

const listed = (damage: Damage, list = readStores(stores(damage))) => ({
  games: list.games.map(({ sheet: { id } }) => id),
  damaged: list.damaged,
});

/** The same games as they are opened, with the same entries each. */
const rawGame = (damage: Damage, game: string): RawGame => ({
  sheet: stores(damage).sheets.find((value) => (value as Sheet).id === game),
  entries: game === 'two' && damage.entries ? damage.entries : entries.map((entry) => ({ game, ...entry })),
  reviews: [],
});

const withEntry = (index: number, changed: object): readonly unknown[] =>
  entries.map((entry, at) => ({ game: 'two', ...entry, ...(at === index ? changed : {}) }));

describe('the list of games', () => {
  it('starts with the game played last', () => {
    expect(listed({})).toEqual({ games: ['three', 'two', 'one'], damaged: [] });
    expect(readStores(stores({})).games[0]).toMatchObject({
      sheet: { ...sheet, id: 'three' },
      round: 2,
      points: [1, 2],
    });
  });

  it.each([
    ['without a header', { ...sheet, id: 'two', header: undefined }, 'header'],
    ['with a header that is null', { ...sheet, id: 'two', header: nothing }, 'header'],
    ['with a header that is a text', { ...sheet, id: 'two', header: 'birmingham' }, 'header'],
    ['with a header without seats', { ...sheet, id: 'two', header: { edition: 'birmingham', rules: 1 } }, 'seats'],
    ['without sitters', { id: 'two', header: sheet.header, seed: '', begun: 0 }, 'sitters'],
    ['with sitters that are no list', { ...sheet, id: 'two', sitters: {} }, 'sitters'],
    ['with a sitter that is null', { ...sheet, id: 'two', sitters: [nothing] }, 'sitters[0]'],
    ['with a seed that is null', { ...sheet, id: 'two', seed: nothing }, 'seed'],
    ['begun at no time', { ...sheet, id: 'two', begun: Number.NaN }, 'begun'],
    ['begun after the end of time', { ...sheet, id: 'two', begun: 9e15 }, 'begun'],
    ['with nothing but a name', { id: 'two' }, 'header'],
  ])('reports a sheet %s, and keeps the others', (_, damaged, at) => {
    const list = listed({ sheet: damaged });
    expect(list.games).toEqual(['three', 'one']);
    expect(list.damaged).toMatchObject([{ id: 'two', fault: { at } }]);
  });

  it.each([
    ['is null', withEntry(2, { what: nothing })],
    ['has no check value', withEntry(2, { check: undefined })],
    ['has a check value of another kind', withEntry(2, { check: 'a longer one' })],
    ['was made by nobody', withEntry(2, { who: nothing })],
    ['has another number', withEntry(2, { seq: 7 })],
    ['is missing', withEntry(0, {}).filter((_, index) => index !== 2)],
  ])('reports a game in which an entry %s once it is inspected, and keeps the others', async (_, damaged) => {
    const damage = { entries: damaged };
    const inspections = new Inspections((game) => Promise.resolve(readGame(rawGame(damage, game))));
    for (const game of listed(damage).games) {
      const fault = await inspections.inspect(game);
      expect(fault?.at).toBe(game === 'two' ? 'entries[2]' : undefined);
    }
    const list = listed(damage, inspections.applyTo(readStores(stores(damage))));
    expect(list.games).toEqual(['three', 'one']);
    expect(list.damaged).toMatchObject([{ id: 'two', fault: { at: 'entries[2]' } }]);
  });

  it('survives values without an id', () => {
    const whole = stores({});
    const rubbish = [nothing, undefined, 7, 'text', [], {}, { id: 5 }, { game: 5 }];
    const { games, damaged } = readStores({
      sheets: [...rubbish, ...whole.sheets],
      drafts: rubbish,
      spines: [...rubbish, ...whole.spines],
    });
    expect(games).toHaveLength(3);
    expect(damaged).toEqual([]);
  });

  it.each([
    ['no list', { game: 'two', seq: entries.length, actions: 'pass' }],
    ['a list of other things', { game: 'two', seq: entries.length, actions: [{ kind: 'pass' }] }],
    ['without a number', { game: 'two', seq: nothing, actions: [] }],
  ])('reports an unfinished turn that is %s; the game opens without it', (_, draft) => {
    const { games, damaged } = readStores(stores({ draft }));
    expect(games.map(({ sheet: { id }, isDraftLost }) => [id, isDraftLost])).toEqual([
      ['three', false],
      ['two', true],
      ['one', false],
    ]);
    expect(damaged).toEqual([]);
  });

  it.each([
    ['as they were stored', [1], [1]],
    ['if an older page stored none', undefined, undefined],
    ['if they are no list of seats', ['Ada'], undefined],
  ])('has the winners of a finished game %s', (_, winners, read) => {
    const spine = { game: 'two', touched: 5, isOver: true, era: 'rail', round: 8, points: [90, 90], winners };
    const two = readStores(stores({ spine })).games.find(({ sheet: { id } }) => id === 'two');
    expect(two).toMatchObject({ isOver: true, points: [90, 90] });
    expect(two?.winners).toEqual(read);
  });

  it.each([undefined, nothing, { game: 'two', touched: 'yesterday' }, { game: 'two', touched: 5, points: [nothing] }])(
    'does not need the progress of a game if it is %j',
    (spine) => {
      const two = readStores(stores({ spine })).games.find(({ sheet: { id } }) => id === 'two');
      expect(two).toMatchObject({ touched: sheet.begun, era: '', isOver: false, points: [] });
    },
  );
});

describe('one game', () => {
  it('is read as it was written', () => {
    expect(readGame({ sheet, entries })).toEqual({ ok: true, value: sheet });
    expect(readEntries(entries)).toEqual({ ok: true, value: entries });
    expect(readDraft({ seq: 4, actions: ['pass'] }, 4)).toEqual(['pass']);
  });

  it('has no draft if the draft follows other entries', () => {
    expect(readDraft(undefined, 4)).toEqual([]);
    expect(readDraft({ seq: 3, actions: ['pass'] }, 4)).toEqual([]);
  });

  it('is salvaged with everything left of it in place', () => {
    const damaged = [entries[0], { ...entries[1], what: nothing }, nothing];
    const text = makeSalvage({ sheet: { ...sheet, sitters: nothing }, entries: damaged, reviews: [] });
    expect(JSON.parse(text)).toMatchObject({
      file: 'coalbrook-game',
      seed: 'kept',
      sitters: nothing,
      record: {
        coalbrook: 1,
        edition: 'birmingham',
        entries: [expect.stringMatching(/^\? /), { what: nothing }, nothing],
      },
    });
    expect(JSON.parse(makeSalvage({ sheet: undefined, entries: [], reviews: [] }))).toMatchObject({
      record: { entries: [] },
    });
  });
});

it('pictures that earlier versions kept as lists are shown, and nonsense is none', () => {
  const piecesOf = (pieces: unknown): string | undefined => {
    const spine = { game: 'two', touched: 9, isOver: false, era: 'canal', round: 2, points: [1, 2], pieces };
    return readStores(stores({ spine })).games.find(({ sheet: { id } }) => id === 'two')?.pieces;
  };
  expect(
    piecesOf({
      tiles: [
        [3, 7, 1, 0],
        [5, 2, 0, 1],
      ],
      links: [[4, 1]],
    }),
  ).toBe('3.7.1.0 5.2.0.1|4.1');
  expect(piecesOf('3.7.1.0|4.1')).toBe('3.7.1.0|4.1');
  for (const strange of [undefined, nothing, 7, {}, { tiles: 3, links: [] }]) expect(piecesOf(strange)).toBeUndefined();
});
