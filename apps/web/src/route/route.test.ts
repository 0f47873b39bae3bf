import { expect, test } from 'vitest';

import { hrefOf, parseRoute } from './route.ts';
import type { Route } from './route.ts';

const routes: readonly Route[] = [
  { screen: 'start' },
  { screen: 'new' },
  { screen: 'game', id: 'a b/c' },
  { screen: 'learn', edition: '' },
  { screen: 'learn', edition: 'lancashire' },
  { screen: 'replay' },
  { screen: 'rules', at: 'birmingham.coal.2' },
  { screen: 'shared', payload: 'Zm9v-_' },
  { screen: 'seed', payload: 'x' },
];

test.each(routes)('an address leads back to its route: $screen', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each(['', '#', '#/', '/'])('nothing is the start: "%s"', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'start' });
});

test.each(['#/nowhere', '#/game', '#/game/', '#/shared'])('what leads nowhere is said to: %s', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'unknown' });
});

test('a broken escape is taken as it stands', () => {
  expect(parseRoute('#/rules/%E0%A4%A')).toEqual({ screen: 'rules', at: '%E0%A4%A' });
});
