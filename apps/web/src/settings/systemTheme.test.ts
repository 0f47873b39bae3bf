import { expect, it } from 'vitest';

import { systemThemeOf } from './systemTheme.ts';

/** A browser that reports changes only on demand. */
class Browser extends EventTarget {
  isDark = false;
  readonly document = new EventTarget();
  readonly queries: EventTarget[] = [];

  matchMedia(): EventTarget & { readonly matches: boolean } {
    const query = Object.assign(new EventTarget(), { matches: this.isDark });
    this.queries.push(query);
    return query;
  }

  report(): void {
    for (const query of this.queries) query.dispatchEvent(new Event('change'));
  }
}

const watched = () => {
  const browser = new Browser();
  const theme = systemThemeOf({ window: browser, document: browser.document });
  const heard: boolean[] = [];
  const stop = theme.subscribe(() => heard.push(theme.isDark()));
  return { browser, heard, stop };
};

it('reports every change event', () => {
  const { browser, heard } = watched();
  for (const isDark of [true, false]) {
    browser.isDark = isDark;
    browser.report();
  }
  expect(heard).toEqual([true, false]);
});

it.each(['pageshow', 'focus', 'visibilitychange', 'resize'])(
  'notices a change without an event at the next %s',
  (type) => {
    const { browser, heard } = watched();
    browser.isDark = true;
    (type === 'visibilitychange' ? browser.document : browser).dispatchEvent(new Event(type));
    expect(heard).toEqual([true]);
  },
);

it('reports nothing after it is stopped', () => {
  const { browser, heard, stop } = watched();
  stop();
  browser.report();
  for (const type of ['pageshow', 'focus', 'resize']) browser.dispatchEvent(new Event(type));
  browser.document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([]);
});
