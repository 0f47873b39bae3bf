import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './source.ts';

const folder = join(root, 'docs', 'rules');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .toSorted();
const german = '.de.md';

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

const slugs = files.filter((file) => !file.endsWith(german)).map((file) => file.replace('.md', ''));

describe('the German rules', () => {
  it('exist for every English document, and for nothing else', () => {
    const translated = files.filter((file) => file.endsWith(german)).map((file) => file.replace(german, ''));
    expect(translated).toEqual(slugs);
  });
});

describe.each(slugs)('the German rules of %s', (slug) => {
  const source = read(`${slug}.md`);
  const translation = read(`${slug}${german}`);
  const pairs = statementsOf(source).map(({ id, text }) => ({
    id,
    english: text,
    german: statementsOf(translation).find((statement) => statement.id === id)?.text ?? '',
  }));

  it('have the sections and statements of the English ones, in the same order', () => {
    expect(pairs.length).toBeGreaterThan(0);
    expect(outline(translation)).toEqual(outline(source));
  });

  it('have the numbers of the English ones, each as often', () => {
    const differing = pairs
      .map((pair) => ({ id: pair.id, english: numbers(pair.english), german: numbers(pair.german) }))
      .filter((pair) => pair.english.join(' ') !== pair.german.join(' '));
    expect(differing).toEqual([]);
  });

  it('name sections by their titles, other documents by theirs, and places as the German map does', () => {
    const prose = translation.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/^## .+$/gm, '');
    const sections = [...translation.matchAll(/^## ([a-z]+): (.+)$/gm)];
    const keys = sections.map(([, key]) => key).join('|');
    const foreign = new RegExp(`Abschnitts? (${keys})\\b|\\.md\\b|\\b(The|Scotland|Gulf|Bay|Sound)\\b`, 'g');
    expect([...prose.matchAll(foreign)].map(([found]) => found)).toEqual([]);
    const titles = sections.map(([, , title]) => title);
    const named = [...prose.matchAll(/Abschnitts? „([^“]+)“/g)].map(([, title]) => title);
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  });

  it('leave no statement in English', () => {
    expect(pairs.filter((pair) => pair.german === pair.english).map(({ id }) => id)).toEqual([]);
  });
});
