import type { PublicTable } from '@coalbrook/wire/online';
import { describe, expect, it, vi } from 'vitest';

import { afterNews, heldRows, inOrder } from './listedTables.ts';
import { ANY, canJoin, countSet, isFit, keepFilter, keptFilter, NO_FILTER, passes, readFilter } from './lobbyFilter.ts';
import type { LobbyFilter, Own } from './lobbyFilter.ts';

const person = { kind: 'person', name: 'Ada', isFree: false } as const;
const free = { kind: 'person', name: '', isFree: true } as const;
const bot = { kind: 'bot', name: 'Bot', isFree: false } as const;

const tableOf = (game: string, more: Partial<PublicTable> = {}): PublicTable => ({
  game,
  edition: 'lancashire',
  options: [],
  status: 'open',
  seats: [person, free, free],
  watchDelay: 0,
  begun: 0,
  ...more,
});

const nobody: Own = { games: new Set(), ratings: [] };
const ids = (tables: Iterable<PublicTable>): readonly string[] => Array.from(tables, ({ game }) => game);

describe('news of the list', () => {
  const known = new Map(['a', 'b'].map((game) => [game, tableOf(game)]));

  it('change, add and remove tables, and leave the others as they are', () => {
    const after = afterNews(known, {
      news: 'lobby',
      isWhole: false,
      tables: [tableOf('c')],
      gone: ['a'],
    });
    expect([...after.keys()]).toEqual(['b', 'c']);
    expect(after.get('b')).toBe(known.get('b'));
  });

  it('replace everything when they are the whole list', () => {
    const after = afterNews(known, { news: 'lobby', isWhole: true, tables: [tableOf('c')], gone: [] });
    expect([...after.keys()]).toEqual(['c']);
  });
});

describe('the order', () => {
  const nearly = tableOf('nearly', { seats: [person, person, free], begun: 1 });
  const later = tableOf('later', { begun: 2, time: { kind: 'live', bank: 60_000, increment: 0 } });
  const begun = tableOf('begun', { status: 'running', seats: [person, { ...bot, isFree: true }], begun: 9 });
  const early = tableOf('early', { edition: 'birmingham', begun: 0 });

  it.each([
    ['soon', ['nearly', 'later', 'early', 'begun']],
    ['new', ['later', 'nearly', 'early', 'begun']],
    ['game', ['early', 'later', 'nearly', 'begun']],
    ['pace', ['later', 'nearly', 'early', 'begun']],
  ] as const)('%s has tables that wait before games', (order, expected) => {
    expect(ids(inOrder([begun, early, later, nearly], order))).toEqual(expected);
  });
});

describe('rows that are held', () => {
  const [a, b] = [tableOf('a'), tableOf('b')];
  const shown = [a, b].map((table) => ({ table, isGone: false }));

  it('stay where they are, also those of tables that are gone; what is new is counted', () => {
    const changed = tableOf('b', { seats: [person, person, free] });
    const held = heldRows(shown, [tableOf('c'), changed]);
    expect(held).toEqual({
      rows: [
        { table: a, isGone: true },
        { table: changed, isGone: false },
      ],
      added: 1,
    });
  });

  it('are the same objects if nothing has changed', () => {
    const { rows } = heldRows(shown, [a, b]);
    expect(rows.every((row, at) => row === shown[at])).toBe(true);
  });
});

describe('the filter', () => {
  const table = tableOf('t', {
    time: { kind: 'slow', turn: 1, bank: 0 },
    isRated: true,
    language: 'de',
    ratings: { from: 1100 },
  });

  it.each([
    [{}, true],
    [{ edition: 'lancashire', seats: '3', pace: 'slow', rated: 'yes', hints: 'no', language: 'de' }, true],
    [{ edition: 'birmingham' }, false],
    [{ seats: '4' }, false],
    [{ pace: 'none' }, false],
    [{ rated: 'no' }, false],
    [{ hints: 'yes' }, false],
    [{ language: 'en' }, false],
    [{ canJoin: true }, false],
  ] as readonly (readonly [Partial<LobbyFilter>, boolean])[])('%j: %s', (filter, isListed) => {
    expect(passes({ ...NO_FILTER, ...filter }, table, nobody)).toBe(isListed);
  });

  it('takes a table without a language for every language', () => {
    expect(passes({ ...NO_FILTER, language: 'en' }, tableOf('t'), nobody)).toBe(true);
  });

  it('knows one’s rating at the same game of the same size', () => {
    const rating = (more: object) => [{ edition: 'lancashire', options: [], seats: 3, rating: 1200, ...more }];
    expect(isFit(table, rating({}))).toBe(true);
    for (const other of [{ seats: 4 }, { edition: 'birmingham' }, { options: ['short'] }, { rating: 1099 }])
      expect(isFit(table, rating(other))).toBe(false);
    expect(canJoin(table, { games: new Set(), ratings: rating({}) })).toBe(true);
    expect(canJoin(table, { games: new Set(['t']), ratings: rating({}) })).toBe(false);
  });

  it('is remembered, and read as none where it makes no sense', () => {
    let stored = '';
    vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => (stored = text) });
    const filter: LobbyFilter = { ...NO_FILTER, edition: 'birmingham', rated: 'yes', canJoin: true, order: 'new' };
    keepFilter(filter);
    expect(keptFilter()).toEqual(filter);
    expect(countSet(filter)).toBe(3);
    vi.unstubAllGlobals();
    for (const text of ['', '7', 'null', '{"pace":4,"order":"odd","edition":[]}'])
      expect(readFilter(text)).toEqual(NO_FILTER);
    expect(readFilter('{"language":"pl"}').language).toBe('pl');
    expect(countSet({ ...NO_FILTER, seats: ANY })).toBe(0);
  });
});
