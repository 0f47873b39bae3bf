import { expect, test } from 'vitest';

import { hrefOf, parseRoute } from './route.ts';
import type { Route } from './route.ts';

const routes: readonly Route[] = [
  { screen: 'start' },
  { screen: 'new' },
  { screen: 'game', id: 'a b/c' },
  { screen: 'friends' },
  { screen: 'friends', isPublic: true },
  { screen: 'online', id: 'a-b_c' },
  { screen: 'join', id: 'a-b_c', token: 'd-e_f' },
  { screen: 'account', id: '', token: '' },
  { screen: 'account', id: 'a-b_c', token: 'd-e_f' },
  { screen: 'tournament', id: '', token: '' },
  { screen: 'tournament', id: 'a-b_c', token: '' },
  { screen: 'tournament', id: 'a-b_c', token: 'd-e_f' },
  { screen: 'learn', edition: '' },
  { screen: 'learn', edition: 'lancashire' },
  { screen: 'lesson', id: 'reach-first' },
  { screen: 'example', id: 'birmingham.coal.1/2' },
  { screen: 'replay' },
  { screen: 'statistics' },
  { screen: 'rules', at: 'birmingham.coal.2' },
  { screen: 'shared', payload: 'Zm9v-_' },
  { screen: 'seed', payload: 'x' },
];

test.each(routes)('hrefOf and parseRoute are inverse: $screen', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each(['', '#', '#/', '/'])('an empty hash is the start screen: "%s"', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'start' });
});

test.each(['#/nowhere', '#/game', '#/game/', '#/shared', '#/online'])('an unknown address is not found: %s', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'unknown' });
});

test('a malformed escape is kept as it is', () => {
  expect(parseRoute('#/rules/%E0%A4%A')).toEqual({ screen: 'rules', at: '%E0%A4%A' });
});

test.each([
  ['#/join/a', { id: 'a', token: '' }],
  ['#/join', { id: '', token: '' }],
])('a link that was cut off still leads to the screen that says so: %s', (hash, cut) => {
  expect(parseRoute(hash)).toEqual({ screen: 'join', ...cut });
});

test('an address ends where nothing more is to be said', () => {
  expect(hrefOf({ screen: 'account', id: '', token: '' })).toBe('#/account');
  expect(hrefOf({ screen: 'tournament', id: '', token: '' })).toBe('#/tournament');
  expect(hrefOf({ screen: 'tournament', id: 'cup', token: '' })).toBe('#/tournament/cup');
  expect(hrefOf({ screen: 'rules', at: '' })).toBe('#/rules');
});
