import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { editionWords, english as inEnglish } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { rulesOf } from './citations/rulesOf.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'rules');

const testFiles = (inside: string): string[] =>
  readdirSync(inside, { withFileTypes: true }).flatMap((entry) => {
    const path = join(inside, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });

/** Titles of tests that begin with the number of a rule. */
const citedByTests = new Set(
  ['tests', 'packages', 'apps']
    .flatMap((workspace) => testFiles(join(root, workspace)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:\bit|\))\(\s*['"`]([a-z-]+\.[a-z]+\.\d+): /g)])
    .map(([, id]) => id),
);

interface RulesDocument {
  readonly slug: string;
  readonly text: string;
  readonly ids: readonly string[];
}

const documents: readonly RulesDocument[] = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && !/\.[a-z]+\.md$/.test(file))
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const ids = [...text.matchAll(/^- \*\*([a-z-]+\.[a-z]+\.\d+)\*\* .+$/gm)].map(([, id]) => id ?? '');
    return { slug: file.replace('.md', ''), text, ids };
  });

describe.each(documents)('the rules document $slug', ({ slug, text, ids }) => {
  it('numbers its statements from 1 in every section', () => {
    const sections = [...text.matchAll(/^## ([a-z]+): .+$/gm)].map(([, key]) => key);
    expect(sections.length).toBeGreaterThan(0);
    for (const key of sections) {
      const numbers = ids.filter((id) => id.split('.')[1] === key).map((id) => Number(id.split('.')[2]));
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
    expect(ids.filter((id) => !id.startsWith(`${slug}.`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a test for every statement', () => {
    expect(ids.filter((id) => !citedByTests.has(id))).toEqual([]);
  });

  it('has every statement that tests cite', () => {
    const cited = [...citedByTests].filter((id) => id?.startsWith(`${slug}.`));
    expect(cited.filter((id) => id !== undefined && !ids.includes(id))).toEqual([]);
  });
});

describe.each(editions)('the rules of $name', (edition) => {
  it('are cited by every refusal', () => {
    const [seats = 0] = edition.seats;
    const table = makeTable(edition, { seats });
    if (!table.ok) throw new Error(JSON.stringify(table.fault));
    const { citations } = table.value;
    const known = documents.flatMap(({ ids }) => ids);
    const cited = Object.values(citations).flatMap(rulesOf);
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
    for (const rule of cited) expect(rule.startsWith(`${edition.slug}.`)).toBe(true);
    const explained = Object.values(table.value.topics);
    expect(explained.length).toBeGreaterThan(15);
    expect(explained.filter((rule) => !known.includes(rule))).toEqual([]);
  });
});

describe.each(editions)('the options of $name', (edition) => {
  const { slug, options } = edition;

  it('are named in the rules, by slug or by name, in a statement or in the title of a section', () => {
    const words = editionWords(edition, inEnglish).options;
    const text = documents
      .filter((document) => document.slug === slug || document.slug.startsWith(`${slug}-`))
      .flatMap((document) => document.text.match(/^(?:## |- \*\*).+$/gm) ?? [])
      .join('\n')
      .toLowerCase();
    const names = options.map((option) => [option.slug, words[option.slug]?.name.toLowerCase() ?? '']);
    expect(names.filter((some) => !some.some((name) => name !== '' && text.includes(name)))).toEqual([]);
  });

  it('are listed in docs/referee.md', () => {
    const referee = readFileSync(join(root, 'docs', 'referee.md'), 'utf8');
    const row = referee.split('\n').find((line) => line.startsWith(`| \`${slug}\` |`)) ?? '';
    expect(options.map((option) => option.slug).filter((option) => !row.includes(`\`${option}\``))).toEqual([]);
  });
});

interface Rulings {
  /** Statements that are marked as rulings. */
  readonly marked: readonly string[];
  /** The rulings in the table at the end, with their cells. */
  readonly told: ReadonlyMap<string, readonly string[]>;
}

const rulingsIn = (text: string): Rulings => ({
  marked: [...text.matchAll(/^- \*\*([a-z-]+\.[a-z]+\.\d+)\*\* .*\((?:ruling|Festlegung)(?: R?\d+)?\)/gm)].map(
    ([, id = '']) => id,
  ),
  told: new Map(
    [...text.matchAll(/^\| ([a-z-]+\.[a-z]+\.\d+) \| (.+) \| (.+) \|$/gm)].map(([, id = '', ...cells]) => [id, cells]),
  ),
});

describe.each(documents)('the rulings in $slug', ({ slug }) => {
  const [english, german] = ['md', 'de.md'].map((ending) =>
    rulingsIn(readFileSync(join(folder, `${slug}.${ending}`), 'utf8')),
  );

  it('are marked, and listed with the rulebook text and other readings', () => {
    expect(english.marked.length).toBeGreaterThan(0);
    expect([...english.told.keys()]).toEqual(english.marked);
    for (const cells of english.told.values()) {
      expect(cells).toHaveLength(2);
      for (const cell of cells) expect(cell).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it('are marked and listed in German, too', () => {
    expect(german.marked).toEqual(english.marked);
    expect([...german.told.keys()]).toEqual(english.marked);
    for (const [id, cells] of german.told) expect(cells).not.toEqual(english.told.get(id));
  });
});

describe('the rulings that were decided', () => {
  it('are marked in the rules', () => {
    const decisions = readFileSync(join(root, 'docs', 'decisions', '0007-rulings-for-birmingham.md'), 'utf8');
    const decided = [...decisions.matchAll(/\| ([a-z]+\.\d+) \|$/gm)].map(([, id]) => `birmingham.${id}`);
    const { marked } = rulingsIn(documents.find(({ slug }) => slug === 'birmingham')?.text ?? '');
    expect(decided.length).toBeGreaterThan(10);
    expect(decided.toSorted()).toEqual(marked.toSorted());
  });
});

describe('the rulings on automata', () => {
  const numbered = (file: string, word: string): readonly string[] => {
    const text = readFileSync(join(folder, file), 'utf8');
    const pattern = new RegExp(`^- \\*\\*(\\S+)\\*\\* .*\\(${word} (R\\d+)\\)\\.$`, 'gm');
    return [...text.matchAll(pattern)].map(([, id, ruling]) => `${id} ${ruling}`);
  };
  const english = numbered('birmingham-automa.md', 'ruling');

  it('are numbered without a gap', () => {
    const numbers = english.map((line) => Number(line.split(' R')[1]));
    const all = [...new Set(numbers)].toSorted((one, other) => one - other);
    expect(all.length).toBeGreaterThanOrEqual(44);
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  it('have the same numbers in German', () => {
    expect(numbered('birmingham-automa.de.md', 'Festlegung')).toEqual(english);
  });
});
