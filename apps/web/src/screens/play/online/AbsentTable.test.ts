import type { Seat } from '@coalbrook/rules';
import type { OnlineSeat } from '@coalbrook/wire/online';
import { createElement } from 'react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gathering } from '../../../language/en/gathering.ts';
import { AbsentTable } from './AbsentTable.tsx';

// The navigation of a page needs a browser.
vi.mock(import('../../../page/Page.tsx'), () => ({
  Page: ({ title, children }) => createElement('main', {}, title, children),
}));

const seat = (isFree: boolean): OnlineSeat => ({
  kind: 'person',
  name: 'Ada',
  policy: '',
  figure: '',
  colour: '',
  isPresent: true,
  isFree,
});

const seats = [seat(false), seat(false)];
const running = { game: 'g', held: [1 as Seat], status: 'running', seats } as const;

const show = (table: ComponentProps<typeof AbsentTable>['table']): string =>
  renderToStaticMarkup(createElement(AbsentTable, { table }));

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const WATCH = 'href="#/join/g/"';

it('whoever never had a seat here is told how to get one', () => {
  const html = show(undefined);
  expect(html).toContain('You have no seat at this table on this device.');
  expect(html).not.toContain(gathering.elsewhere.title);
  expect(html).toContain('href="#/"');
});

it('a device that was removed is told that another one plays the seat', () => {
  const html = show(running);
  expect(html).toContain(gathering.elsewhere.title);
  expect(html).not.toContain('You have no seat');
  expect(html).not.toContain(WATCH);
});

it('at a public table it can go on watching, unless the link would offer a seat', () => {
  const table = { ...running, isPublic: true };
  expect(show(table)).toContain(WATCH);
  expect(show({ ...table, seats: [...seats, seat(true)] })).not.toContain(WATCH);
});

it('whoever loses their seat before the game begins is not sent to another device', () => {
  const html = show({ ...running, status: 'open' });
  expect(html).toContain(gathering.gone.title);
  expect(html).toContain('href="#/match"');
  expect(html).not.toContain(gathering.elsewhere.title);
});
