/** What the bar of every page leads to. */

import type { Messages } from '../language/english.ts';
import type { Route } from '../route/route.ts';

export interface BarLink {
  readonly route: Route;
  readonly name: Exclude<keyof Messages['common']['nav'], 'label'>;
  /** It is only there where the page is served together with online tables. */
  readonly isOnline?: true;
}

export const barLinks: readonly BarLink[] = [
  { route: { screen: 'start' }, name: 'mine' },
  { route: { screen: 'lobby' }, name: 'lobby', isOnline: true },
  { route: { screen: 'people', token: '' }, name: 'people', isOnline: true },
  { route: { screen: 'tournaments' }, name: 'tournaments', isOnline: true },
  { route: { screen: 'ladder' }, name: 'ladder', isOnline: true },
  { route: { screen: 'account', id: '', token: '' }, name: 'account', isOnline: true },
  { route: { screen: 'new' }, name: 'newGame' },
  { route: { screen: 'learn', edition: '' }, name: 'learn' },
  { route: { screen: 'rules', at: '' }, name: 'rules' },
  { route: { screen: 'replay' }, name: 'open' },
];
