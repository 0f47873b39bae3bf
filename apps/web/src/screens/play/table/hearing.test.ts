import type { GameEvent, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { hear } from './hearing.ts';
import type { Heard } from './hearing.ts';

const built = [{ event: 'built', seat: 0 as Seat, site: 1, tile: 2, cost: 5 } as GameEvent];
const silence: Heard = { events: [], isTurn: false };

it('plays the same events once', () => {
  const [heard, sounds] = hear(silence, { mode: 'telling', events: built }, false);
  expect(sounds).toEqual({ events: built });
  expect(hear(heard, { mode: 'live', events: built }, false)[1]).toEqual({});
});

it('signals the beginning of a turn, not each of its actions', () => {
  const [heard, sounds] = hear(silence, { mode: 'live', events: built }, true);
  expect(sounds).toEqual({ events: built, signals: ['turn'] });
  expect(hear(heard, { mode: 'live', events: [...built] }, true)[1]).toEqual({ events: built });
});

it('is silent in the history and on the way back', () => {
  const begun: Heard = { events: [], isTurn: true };
  const [past, none] = hear(begun, { mode: 'past', events: built }, false);
  expect(none).toEqual({});
  expect(hear(past, { mode: 'live', events: [] }, true)[1]).toEqual({ events: [] });
});
