import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  completed,
  english,
  findLanguage,
  finishedLanguages,
  languages,
  loadCoachWords,
  noticeWords,
} from '@coalbrook/words';
import type { Language } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { isScript, isTest, root, workspaces, sources } from './source.ts';

const translations = languages.filter(({ code }) => code !== english.code);

/** The only file that lists the languages. */
const list = 'packages/words/src/languages.ts';

const wordsIn = sources('packages/words');

/** The folder of a language in the package of words, from its entry there; in the page the folder has its code. */
const homeOf = ({ code }: Language): string =>
  wordsIn.find(({ text }) => text.includes(`code: '${code}'`))?.path.replace(/[^/]+$/, '') ?? '';

/** Matches a language's code, a locale or its name. */
const namesOf = ({ code, name }: Language, folder: string): RegExp =>
  new RegExp(`['"\`/.](${code}|${code}-[A-Z]{2})['"\`/.]|\\b(${name}|${folder})\\b`, 'i');

const others = ['apps/web/vite.config.ts', 'apps/web/index.html', 'vitest.config.ts', 'apps/web/playwright.config.ts'];

const shared = [
  ...workspaces().flatMap((workspace) => sources(workspace).filter((source) => isScript(source) && !isTest(source))),
  ...others.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ...readdirSync(join(root, 'scripts'))
    .filter((file) => /\.m?[jt]s$/.test(file))
    .map((file) => ({ path: `scripts/${file}`, text: readFileSync(join(root, 'scripts', file), 'utf8') })),
];

describe.each(translations)('$name', (language) => {
  const words = homeOf(language);
  const page = `apps/web/src/language/${language.code}/`;

  it('has one folder of words and, once it is finished, one of texts for the page', () => {
    expect(words).toMatch(/^packages\/words\/src\/[a-z]+\/$/);
    if (finishedLanguages.includes(language)) expect(existsSync(join(root, page))).toBe(true);
  });

  it('is named only in its folders and in the list', () => {
    const named = namesOf(language, words.split('/').at(-2) ?? language.name);
    const isHome = (path: string): boolean => path === list || path.startsWith(words) || path.startsWith(page);
    const leaks = shared
      .filter(({ path }) => !isHome(path))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => (named.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
      );
    expect(leaks).toEqual([]);
    expect(shared.filter(({ path, text }) => isHome(path) && named.test(text)).length).toBeGreaterThan(1);
  });
});

describe('a language that has just been begun', () => {
  const begun = completed<Language>(
    { code: 'xx', name: 'Pretend', offers: { policies: { apprentice: 'Learner' } } },
    english,
  );

  it('says what it can, and everything else in English', async () => {
    const { code, name, offers, ...rest } = begun;
    expect([code, name]).toEqual(['xx', 'Pretend']);
    expect(offers.policies['apprentice']).toBe('Learner');
    expect(offers.policies['master']).toBe(english.offers.policies['master']);
    expect(offers.editions).toEqual(english.offers.editions);
    expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((key) => [key, english[key as keyof Language]])));
    expect(noticeWords(begun)).toEqual(noticeWords(english));
    expect(await loadCoachWords(begun)).toEqual(await loadCoachWords(english));
  });

  it('is not taken for a finished one', () => {
    expect(finishedLanguages).toContain(findLanguage('de'));
    expect(finishedLanguages).not.toContain(begun);
  });
});

it('dates and numbers of the page are written in one place', () => {
  const home = 'apps/web/src/language/formats.ts';
  const formats = /new Intl\.(?:DateTime|Number|RelativeTime)Format|\.toLocale[A-Z]/;
  const makers = sources('apps/web').filter(
    (source) => isScript(source) && !isTest(source) && formats.test(source.text),
  );
  expect(makers.map(({ path }) => path)).toEqual([home]);
});
