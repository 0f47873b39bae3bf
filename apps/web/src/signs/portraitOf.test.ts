import { policyNames } from '@coalbrook/bots';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';

import { figures } from '../theme/seats.ts';
import { Medallion } from './Medallion.tsx';
import { portraitOf } from './portraitOf.ts';

test('a bot without a figure is shown with its own portrait', () => {
  expect(portraitOf({ kind: 'bot', policy: 'carter', figure: '' })).toBe('carter');
});

test('a bot with a figure keeps it', () => {
  expect(portraitOf({ kind: 'bot', policy: 'carter', figure: 'watt' })).toBe('watt');
});

test('a person is shown with their figure', () => {
  expect(portraitOf({ kind: 'person', policy: '', figure: 'coade' })).toBe('coade');
});

test('a person who has chosen no figure is shown with that of their seat', () => {
  expect(portraitOf({ kind: 'person', policy: '', figure: '' }, 1)).toBe('tinsley');
});

test('an automaton has no portrait, whatever is stored', () => {
  expect(portraitOf({ kind: 'automaton', policy: '', figure: 'coade' })).toBe('');
});

/** What a medallion shows, without the ids that differ between any two. */
const shown = async (portrait: string): Promise<string> => {
  const { prelude } = await prerender(createElement(Medallion, { portrait, colour: 'crimson' }));
  return (await new Response(prelude).text()).replaceAll(/_[^"#)]*_/g, '');
};

test('every bot and every figure has a portrait of its own, and a stranger is a cogwheel', async () => {
  const cogwheel = await shown('');
  const drawn = new Map([['a stranger', cogwheel]]);
  for (const one of [...policyNames, ...figures]) {
    const head = await shown(one);
    const same = [...drawn].find(([, portrait]) => portrait === head);
    expect(same?.[0], `${one} looks like`).toBeUndefined();
    drawn.set(one, head);
  }
  for (const stranger of ['random', 'nobody', 'constructor']) expect(await shown(stranger)).toBe(cogwheel);
});
