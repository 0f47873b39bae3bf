/** How often the search answers what people ask at the table. */

import { describe, expect, test } from 'vitest';

import { ruleSearch as german } from '../language/de/ruleSearch.ts';
import { ruleSearch as english } from '../language/en/ruleSearch.ts';
import { readRules } from '../rulebook/readRules.ts';
import { textsWith } from './loadRuleSearch.ts';
import { RuleSearch } from './ruleSearch.ts';

const rules = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Each line has a question and the statements of which one answers it. */
const questions = import.meta.glob<string>('./questions/*.txt', { query: '?raw', import: 'default', eager: true });

/** How far down somebody reads. */
const READ = 3;

const blocksOf = (name: string) => readRules(rules[`../../../../docs/rules/${name}.md`] ?? '');

const idsIn = (name: string): readonly string[] =>
  blocksOf(name).flatMap((block) => (block.kind === 'statement' ? [block.id] : []));

const sets = Object.entries(questions).map(([path, lines]) => {
  const [game = '', language = '', kind = 'known'] = path
    .replace(/^.*\//, '')
    .replace(/\.txt$/, '')
    .split('.');
  const asked = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([question = '', answers = '']) => ({ question, answers: answers.split(' ') }));
  return { game, language, isUnseen: kind === 'unseen', asked };
});

test.each([
  ['en', english],
  ['de', german],
])('every way to ask in %s is for statements that there are', (language, { asked }) => {
  const ending = language === 'en' ? '' : `.${language}`;
  const names = ['birmingham', 'birmingham-automa', 'lancashire', 'age-of-industry'];
  const ids = new Set(names.flatMap((name) => idsIn(`${name}${ending}`)));
  const lines = asked.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) {
    expect(line).toMatch(/^\S+( \S+)*: \S.*\S$/);
    for (const id of line.split(': ', 1)[0].split(' ')) expect(ids, line).toContain(id);
  }
});

const searches = new Map<string, RuleSearch>();
const searchOf = (game: string, language: string): RuleSearch => {
  const key = `${game}.${language}`;
  const ending = language === 'en' ? '' : `.${language}`;
  const sheets = (): RuleSearch =>
    new RuleSearch(
      language === 'en' ? english : german,
      textsWith(game).map((name) => blocksOf(`${name}${ending}`)),
    );
  const search = searches.get(key) ?? sheets();
  searches.set(key, search);
  return search;
};

test.each(sets)('$game in $language: every answer is a statement', ({ game, asked }) => {
  const ids = textsWith(game).flatMap(idsIn);
  expect(asked.flatMap(({ answers }) => answers).filter((id) => !ids.includes(id))).toEqual([]);
});

describe.each(['birmingham', 'lancashire', 'age-of-industry'])('%s', (game) => {
  test.each(['en', 'de'])('has 120 questions in %s, 30 of which the search was not tuned to', (language) => {
    const mine = sets.filter((set) => set.game === game && set.language === language);
    expect(mine.flatMap(({ asked }) => asked).length).toBeGreaterThanOrEqual(120);
    expect(mine.find(({ isUnseen }) => isUnseen)?.asked).toHaveLength(30);
  });
});

/** The questions that none of the first statements answers. */
const missedIn = ({ game, language, asked }: (typeof sets)[number]): readonly string[] => {
  const search = searchOf(game, language);
  const missed = asked.filter(({ question, answers }) => {
    const found = search.find(question).slice(0, READ);
    return !found.some(({ id }) => answers.includes(id));
  });
  return missed.map(({ question }) => question);
};

test.each(sets.filter(({ isUnseen }) => !isUnseen))(
  '$game in $language: 95 of 100 questions are answered by one of the first three statements',
  (set) => {
    const missed = missedIn(set);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(set.asked.length * 0.05);
  },
);

// What is missed is not told here, lest the search be tuned to it.
test.each(sets.filter(({ isUnseen }) => isUnseen))(
  '$game in $language: so are 9 of 10 to which it was not tuned',
  (set) => {
    expect(missedIn(set).length).toBeLessThanOrEqual(set.asked.length * 0.1);
  },
);
