import type { Seat } from '@coalbrook/rules';
import type { OnlineMessage, OnlineTable } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { Clocks, shownClock } from '../clocks/clocks.ts';
import type { StoredClock } from '../clocks/storedClock.ts';
import type { GameRow } from '../games/gameRow.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { TableFollower } from '../tables/tableFollower.ts';
import { Lobby } from './lobby.ts';
import type { Presence } from './presence.ts';

const NOW = 5000;

const clock: StoredClock = {
  control: { kind: 'live', bank: 600, increment: 10 },
  banks: [600, 600],
  people: [true, true],
  late: [],
  line: 0,
  seq: 3,
  since: 1000,
  actor: 0,
  off: [],
  pauses: [],
  voted: undefined,
  isPaused: false,
  due: 1600,
};

const row = {
  status: 'running',
  header: { edition: 'birmingham', rules: 2, seats: 2, options: [] },
  control: 'live',
  sitters: [],
  seq: 3,
  line: 0,
  paused: 0,
  watchDelay: 0,
} as Partial<GameRow> as GameRow;

/** A lobby with nobody else in it. */
const lobbyOver = (store: Partial<GameStore>, clocks = new Clocks(() => [])): Lobby =>
  new Lobby({
    queries: { query: () => Promise.resolve([]) },
    store: store as GameStore,
    entriesOf: () => Promise.resolve([]),
    time: { read: () => Promise.resolve(clock), latest: (game, read) => shownClock(clocks.latest(game, read), NOW) },
    extensions: { questionOf: () => Promise.resolve(undefined) },
    presence: { connect: () => undefined, change: () => undefined, seatsElsewhere: () => [] } as unknown as Presence,
    stirred: () => undefined,
  });

it('reads a table once for all who come while it is being read, and not before they came', async () => {
  const reads: (() => void)[] = [];
  let line = 0;
  const lobby = lobbyOver({
    heldBy: () => Promise.resolve([0 as Seat]),
    find: () => {
      const read = { ...row, line };
      return new Promise((resolve) => void reads.push(() => resolve(read)));
    },
    seats: () => Promise.resolve([]),
    sharedSeats: () => Promise.resolve(() => []),
  });
  const come = (person: string): Promise<OnlineTable | undefined> => lobby.tableFor('g', person);
  const first = come('one');
  await expect.poll(() => reads.length).toBe(1);
  line = 1;
  const others = [come('two'), come('three'), come('four')];
  reads[0]();
  expect((await first)?.line).toBeUndefined();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]();
  expect((await Promise.all(others)).map((table) => table?.line)).toEqual([1, 1, 1]);
  expect(reads.length).toBe(2);
});

it('tells no clock that is behind what was told meanwhile', async () => {
  const clocks = new Clocks(() => []);
  clocks.set('g', clock);
  const after: StoredClock = { ...clock, seq: 4, since: 2000, banks: [550, 600], actor: 1, due: 2600 };
  const store: Partial<GameStore> = {
    find: () => Promise.resolve(row),
    seats: () => Promise.resolve([]),
    // A move is made and told while the table is being read.
    sharedSeats: () => {
      clocks.set('g', after);
      return Promise.resolve(() => []);
    },
  };
  const heard: OnlineTable[] = [];
  const follower = {
    held: [0],
    person: 'p',
    isDelayed: false,
    hear: (text: string) => {
      const message = JSON.parse(text) as OnlineMessage;
      if ('news' in message && message.news === 'table') heard.push(message.table);
    },
  } as unknown as TableFollower;
  const lobby = lobbyOver(store, clocks);
  lobby.enter('g', follower);
  await lobby.tellChange('g');
  expect(heard.map((table) => table.clock)).toEqual([shownClock(after, NOW)]);
});
