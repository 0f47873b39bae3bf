import { tableFor } from '@coalbrook/record';
import { State } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { english } from '../language/english.ts';
import type { SeenThought } from '../session/seenThoughts.ts';
import { ThoughtList } from './ThoughtList.tsx';

const made = tableFor('birmingham', { seats: 2 });
if (!made.ok) throw new Error('no table');
const table = made.value;
const { thoughts: texts } = english.story;

const stubLanguage = (language: string): void => {
  vi.stubGlobal('navigator', { languages: [language] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
};

beforeEach(() => stubLanguage('en'));
afterEach(() => void vi.unstubAllGlobals());

const thought: SeenThought = {
  seq: 30,
  seat: 1 as Seat,
  played: 'loan 30',
  considered: [
    { action: 'loan 30', worth: 120.25 },
    { action: 'pass', worth: 101 },
  ],
  isNetless: false,
  view: new State(table.layout) as View,
};

const show = (...thoughts: readonly SeenThought[]): string =>
  renderToStaticMarkup(
    createElement(ThoughtList, { table, thoughts, onMarks: () => undefined, onFind: () => undefined }),
  );

/** The text of each button, as a screen reader says it. */
const buttonsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) =>
    button
      .replaceAll(/<svg.*?<\/svg>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

it('lists actions as buttons with points, and says which one was played', () => {
  const html = show(thought);
  expect(buttonsIn(html)).toEqual(['Take a loan of £30 played 120.3 points', 'Pass 101.0 points']);
  expect(html).toContain(texts.expected);
  expect(html).not.toContain(texts.choice(1, 1));
  expect(html).not.toContain(texts.otherwise);
  expect(html).not.toContain(texts.netless);
});

it('numbers several choices', () => {
  const html = show(thought, { ...thought, seq: 32 });
  expect(html).toContain(texts.choice(1, 2));
  expect(html).toContain(texts.choice(2, 2));
});

it('says if the game went otherwise, and if the net is lacking', () => {
  expect(show({ ...thought, played: 'pass' })).toContain(texts.otherwise);
  expect(show({ ...thought, isNetless: true })).toContain(texts.netless);
});

it('says if there was nothing to weigh up', () => {
  expect(show()).toContain(texts.nothing);
});

it('writes figures as the language does', () => {
  stubLanguage('de');
  expect(buttonsIn(show(thought))[0]).toBe('Einen Kredit von £30 aufnehmen gespielt 120,3 Punkte');
});
