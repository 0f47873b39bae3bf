import type { OnlineMessage, OnlineTable } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { Clocks, shownClock } from '../clocks/clocks.ts';
import type { StoredClock } from '../clocks/storedClock.ts';
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
};

it('tells no clock that is behind what was told meanwhile', async () => {
  const clocks = new Clocks(() => []);
  clocks.set('g', clock);
  const after: StoredClock = { ...clock, seq: 4, since: 2000, banks: [550, 600], actor: 1, due: 2600 };
  const store = {
    find: () => Promise.resolve(row),
    seats: () => Promise.resolve([]),
    // A move is made and told while the table is being read.
    sharedSeats: () => {
      clocks.set('g', after);
      return Promise.resolve(() => []);
    },
  } as unknown as GameStore;
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
  const lobby = new Lobby({
    queries: { query: () => Promise.resolve([]) },
    store,
    entriesOf: () => Promise.resolve([]),
    time: { read: () => Promise.resolve(clock), latest: (game, read) => shownClock(clocks.latest(game, read), NOW) },
    extensions: { questionOf: () => Promise.resolve(undefined) },
    presence: { connect: () => undefined, change: () => undefined, seatsElsewhere: () => [] } as unknown as Presence,
  });
  lobby.enter('g', follower);
  await lobby.tellChange('g');
  expect(heard.map((table) => table.clock)).toEqual([shownClock(after, NOW)]);
});
