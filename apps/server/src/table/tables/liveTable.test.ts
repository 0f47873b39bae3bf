import type { Host } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { LeftOrder } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { LiveTable } from './liveTable.ts';
import type { TableTerms } from './liveTable.ts';
import type { TableFollower } from './tableFollower.ts';

const OWN = 1 as Seat;
const OTHER = 0 as Seat;

/** What a seat sees of its order after so many entries, when somebody decides. */
const seenAt = (seq: number, actor: Seat, order: LeftOrder): LeftOrder | undefined => {
  const look = () => ({ seq, actor, cells: new Int16Array(), draft: [] });
  const host = { seq, actor, sheet: { id: 'game' }, look, steps: () => [] } as unknown as Host;
  const table = new LiveTable(host, {} as TableTerms, {
    watchDelay: 0,
    clockNow: () => undefined,
    orderOf: (seat) => (seat === OWN ? order : undefined),
    isByOrder: () => false,
  });
  return table.look({ viewer: OWN, isDelayed: false } as TableFollower, 0).order;
};

it('an order that could not be carried out is shown while it is that turn of its seat, and never later', () => {
  const order = { id: 'one', draft: ['pass'], failed: { seq: 7, why: { trouble: 'incomplete' } } } as const;
  expect(seenAt(7, OWN, order)).toEqual(order);
  expect(seenAt(7, OTHER, order)).toBeUndefined();
  expect(seenAt(8, OWN, order)).toBeUndefined();
  expect(seenAt(8, OTHER, order)).toBeUndefined();
});

it('an order that could not be carried out is told with the turn, if that is heard of later', () => {
  const order = { id: 'one', draft: ['pass'], failed: { seq: 7, why: { trouble: 'incomplete' } } } as const;
  const host = { seq: 6, actor: OTHER, sheet: { id: 'game' }, sentSteps: () => new Map() };
  const table = new LiveTable(host as unknown as Host, {} as TableTerms, {
    watchDelay: 0,
    clockNow: () => undefined,
    orderOf: (seat) => (seat === OWN ? order : undefined),
    isByOrder: () => false,
  });
  const heard: unknown[] = [];
  const hear = (text: string): void => void heard.push(JSON.parse(text));
  table.followers.add({ viewer: OWN, isDelayed: false, hear } as TableFollower);
  const news = { news: 'order', game: 'game', seat: OWN };
  table.tellOrder(OWN);
  expect(heard).toEqual([news]);
  Object.assign(host, { seq: 7, actor: OWN });
  table.tell({ news: 'steps', from: 6, to: 7 });
  expect(heard).toEqual([news, { ...news, order }]);
});

it('an order that stands is shown at all times', () => {
  const order = { id: 'one', draft: ['pass'] };
  expect(seenAt(7, OTHER, order)).toEqual(order);
  expect(seenAt(8, OTHER, order)).toEqual(order);
});
