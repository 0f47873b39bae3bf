import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { english, finishedLanguages, languages } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { root } from './source.ts';

const folder = join(root, 'docs', 'rules');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .toSorted();
const translations = languages.filter(({ code }) => code !== english.code);

/** A translation has the code of its language before the ending: `birmingham.xx.md`. */
const codeOf = (file: string): string | undefined => /\.([a-z]+)\.md$/.exec(file)?.[1];

interface Statement {
  readonly id: string;
  readonly text: string;
}

const read = (file: string): string => (files.includes(file) ? readFileSync(join(folder, file), 'utf8') : '');

const statementsOf = (text: string): readonly Statement[] =>
  [...text.matchAll(/^- \*\*([a-z-]+\.[a-z]+\.\d+)\*\* (.+)$/gm)].map(([, id = '', said = '']) => ({ id, text: said }));

/** Sections and statements in the order of the document. */
const outline = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:## ([a-z]+): .+|- \*\*([a-z-]+\.[a-z]+\.\d+)\*\* .+)$/gm)].map(
    ([, key, id]) => key ?? id ?? '',
  );

/** Every number of a statement with its sign and currency, in no particular order. */
const numbers = (text: string): readonly string[] =>
  [...text.matchAll(/(?:(?<!\w)[-−])?[£$]?\d+/g)].map(([number]) => number.replace('−', '-')).toSorted();

const slugs = files.filter((file) => codeOf(file) === undefined).map((file) => file.replace('.md', ''));

it('every rules document is in English or in a language of the game', () => {
  const known = translations.map(({ code }) => code);
  expect(files.flatMap((file) => codeOf(file) ?? []).filter((code) => !known.includes(code))).toEqual([]);
});

it('a finished language has all of them', () => {
  const needed = finishedLanguages
    .filter(({ code }) => code !== english.code)
    .flatMap(({ code }) => slugs.map((slug) => `${slug}.${code}.md`));
  expect(needed.filter((file) => !files.includes(file))).toEqual([]);
});

/** An unfinished language may have some of them, each translated to its end. */
const cases = translations.flatMap(({ code, name }) =>
  slugs.filter((slug) => files.includes(`${slug}.${code}.md`)).map((slug) => ({ slug, code, name })),
);

describe.each(cases)('the rules of $slug in $name', ({ slug, code }) => {
  const source = read(`${slug}.md`);
  const translation = read(`${slug}.${code}.md`);
  const pairs = statementsOf(source).map(({ id, text }) => ({
    id,
    original: text,
    translated: statementsOf(translation).find((statement) => statement.id === id)?.text ?? '',
  }));

  it('have the same sections and statements as the English ones, in the same order', () => {
    expect(pairs.length).toBeGreaterThan(0);
    expect(outline(translation)).toEqual(outline(source));
  });

  it('contain the same figures as the English ones', () => {
    const differing = pairs
      .map(({ id, original, translated }) => ({ id, original: numbers(original), translated: numbers(translated) }))
      .filter(({ original, translated }) => original.join(' ') !== translated.join(' '));
    expect(differing).toEqual([]);
  });

  it('are translated completely', () => {
    expect(pairs.filter(({ original, translated }) => translated === original).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(slugs)('the German rules of %s', (slug) => {
  it('name sections by their titles, other documents by theirs, and places as the German map does', () => {
    const translation = read(`${slug}.de.md`);
    const prose = translation.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/^## .+$/gm, '');
    const sections = [...translation.matchAll(/^## ([a-z]+): (.+)$/gm)];
    const keys = sections.map(([, key]) => key).join('|');
    const foreign = new RegExp(`Abschnitts? (${keys})\\b|\\.md\\b|\\b(The|Scotland|Gulf|Bay|Sound)\\b`, 'g');
    expect([...prose.matchAll(foreign)].map(([found]) => found)).toEqual([]);
    const titles = sections.map(([, , title]) => title);
    const named = [...prose.matchAll(/Abschnitts? „([^“]+)“/g)].map(([, title]) => title);
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  });
});
