import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';
import { expect, it, vi } from 'vitest';

import type { House } from '../../table/house/house.ts';
import type { TableFollower } from '../../table/tables/tableFollower.ts';
import { Connection } from './connection.ts';

const own: OnlineTable = {
  game: 'g',
  status: 'open',
  header: { edition: 'lancashire' } as OnlineTable['header'],
  seats: [],
  held: [0 as Seat],
  commitment: '',
  begun: 0,
  watchDelay: 0,
};

/** Somebody joins a game; `meanwhile` happens after it was read what they hold there, and before they are told. */
const joinWhile = async (meanwhile: (lobby: { reseated: number }) => void) => {
  const followers: TableFollower[] = [];
  const lobby = {
    reseated: 0,
    tableFor: () => Promise.resolve(own),
    keepOpen: () => Promise.resolve(),
    withPresence: (table: OnlineTable) => table,
    enter: (_game: string, follower: TableFollower) => followers.push(follower),
    recheck: vi.fn(() => Promise.resolve()),
  };
  const house = { parts: { lobby } } as unknown as House;
  const connection = new Connection('person', house, vi.fn(), vi.fn());
  const make = await connection.answer({ id: 1, call: 'join', given: ['g', 0, 0] });
  meanwhile(lobby);
  make();
  expect(followers).toHaveLength(1);
  return lobby.recheck;
};

it('who joins while somebody loses a seat is asked again what they hold', async () => {
  expect(await joinWhile((lobby) => lobby.reseated++)).toHaveBeenCalledWith('g');
});

it('otherwise they are not', async () => {
  expect(await joinWhile(() => undefined)).not.toHaveBeenCalled();
});

it('who joins while the cards are dealt is told what time is left now', async () => {
  const before = {
    control: { kind: 'live', bank: 60_000, increment: 0 },
    banks: [60_000],
    since: 0,
    late: [],
    at: 0,
  } as const;
  const running: OnlineTable = { ...own, status: 'running', clock: before };
  const clock = { ...before, due: 60_000 };
  const table = {
    line: 0,
    clock,
    host: { isOver: false, sheet: { header: own.header } },
    followers: new Set(),
    look: () => ({}),
  };
  const lobby = {
    reseated: 0,
    tableFor: () => Promise.resolve(running),
    withPresence: (shown: OnlineTable) => shown,
    enter: () => undefined,
  };
  const house = { parts: { lobby, tables: { seek: () => Promise.resolve(table) } } } as unknown as House;
  const connection = new Connection('person', house, vi.fn(), vi.fn());
  const make = await connection.answer({ id: 1, call: 'join', given: ['g', 0, 0] });
  expect(make()).toMatchObject({ table: { clock } });
});
