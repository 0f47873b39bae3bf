import type { Seat } from '@coalbrook/rules';
import type { OnlineTable, SharedSeat } from '@coalbrook/wire/online';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetUsedLinks, keepLinks, readLinks } from './keptLinks.ts';
import { keepShare, unknownShare } from './knownShares.ts';
import { openingFailure } from './openingFailure.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const seatsWith = (...free: readonly boolean[]): Pick<OnlineTable, 'game' | 'seats'> => ({
  game: 'g',
  seats: free.map((isFree, seat) => ({
    kind: 'person',
    name: `p${seat}`,
    policy: '',
    figure: '',
    colour: '',
    isFree,
    isPresent: false,
  })),
});

it('links to seats that somebody has taken are not kept', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat: seat as Seat, token: `t${seat}` }));
  keepLinks({ game: 'g', invite: 'i', watch: 'w', seats });
  forgetUsedLinks(seatsWith(true, true, true));
  expect(readLinks('g')?.seats).toEqual(seats);
  forgetUsedLinks(seatsWith(false, true, false));
  expect(readLinks('g')).toEqual({ game: 'g', invite: 'i', watch: 'w', seats: [seats[1]] });
  // A seat that becomes free again has no link of its own.
  forgetUsedLinks(seatsWith(true, true, true));
  expect(readLinks('g')?.seats).toEqual([seats[1]]);
  forgetUsedLinks({ ...seatsWith(false), game: 'unknown' });
  expect(readLinks('unknown')).toBeUndefined();
});

const share = (seat: number, since: number): SharedSeat => ({ seat: seat as Seat, since });

it('a device that came to a seat is told of until its person knows, and so is the next one', () => {
  expect(unknownShare({ game: 'g' })).toBeUndefined();
  const shared = [share(0, 5), share(2, 9)];
  expect(unknownShare({ game: 'g', shared })).toEqual(share(0, 5));
  keepShare('g', share(0, 5));
  expect(unknownShare({ game: 'g', shared })).toEqual(share(2, 9));
  keepShare('g', share(2, 9));
  expect(unknownShare({ game: 'g', shared })).toBeUndefined();
  expect(unknownShare({ game: 'other', shared })).toEqual(share(0, 5));
  expect(unknownShare({ game: 'g', shared: [share(0, 6)] })).toEqual(share(0, 6));
});

it('whoever opens a table learns that a name is taken', () => {
  const fault = {
    problem: 'impossible',
    expected: { kind: 'eachOnce', what: 'name' },
    found: { kind: 'nothing' },
  } as const;
  expect(openingFailure({ ok: false, failed: 'offline' })).toBe('unreachable');
  expect(openingFailure({ ok: false, failed: 'faults', faults: [{ at: 'sitters[1].name', ...fault }] })).toBe(
    'nameTaken',
  );
  expect(openingFailure({ ok: false, failed: 'faults', faults: [{ at: 'seats', ...fault }] })).toBe('failed');
});
