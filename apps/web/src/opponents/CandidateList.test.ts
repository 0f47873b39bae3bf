import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { opponents } from '../language/en/opponents.ts';
import { english } from '../language/english.ts';
import type { Candidate } from './candidate.ts';
import { CandidateList } from './CandidateList.tsx';
import { HIGHEST } from './levels.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const carter: Candidate = { id: 'carter', portrait: 'carter', name: 'Carter', sentence: 'Hopes.', level: 1 };
const master: Candidate = {
  ...carter,
  id: 'master',
  name: 'Master',
  sentence: 'Looks ahead.',
  level: HIGHEST,
  strength: 1400,
};
const navvy: Candidate = {
  ...carter,
  id: 'navvy',
  portrait: 'navvy',
  name: 'Navvy',
  level: undefined,
  equal: 'Brewer',
};
const somebody: Candidate = { id: 'person', portrait: 'watt', name: 'A person', sentence: 'Plays here.' };

const shown = (current: string | undefined): string =>
  renderToStaticMarkup(
    createElement(CandidateList<string>, {
      label: 'Who plays?',
      groups: [
        { title: 'People', candidates: [somebody] },
        { title: 'Bots', candidates: [carter, master] },
        { title: 'Characters', candidates: [navvy] },
      ],
      current,
      colour: 'plum',
      onChoose: () => undefined,
    }),
  );

/** The options of the list, as text. */
const options = (html: string): readonly string[] =>
  html
    .split(/(?=<[^<]*role="option")/)
    .slice(1)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );

test('it shows everybody with name and character, opponents with their level and a strength if there is one, or with whoever is as strong', () => {
  const { common } = english;
  const [first, second, third, fourth] = options(shown('carter'));
  expect(first).toContain('A person Plays here.');
  expect(second).toContain(`Carter ${common.level(1, HIGHEST)} Hopes.`);
  expect(third).toBe(`Master ${common.level(HIGHEST, HIGHEST)} ${opponents.strength(1400)} Looks ahead. Characters`);
  expect(fourth).toBe(`Navvy ${opponents.equal('Brewer')} Hopes.`);
});

test('whoever sits there is selected', () => {
  const selected = (html: string) => html.match(/aria-selected="true"/g) ?? [];
  expect(selected(shown('carter'))).toHaveLength(1);
  expect(selected(shown(undefined))).toHaveLength(0);
});
