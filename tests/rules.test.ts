import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

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
    .flatMap((room) => testFiles(join(root, room)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:\bit|\))\(\s*['"`]([a-z-]+\.[a-z]+\.\d+): /g)])
    .map(([, id]) => id),
);

interface RulesDocument {
  readonly slug: string;
  readonly text: string;
  readonly ids: readonly string[];
}

const documents: readonly RulesDocument[] = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && !file.endsWith('.de.md'))
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

  it('has a statement for every test that cites it', () => {
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
    const cited = Object.values(citations);
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
    for (const rule of cited) expect(rule.startsWith(`${edition.slug}.`)).toBe(true);
  });
});

describe('the rulings on automata', () => {
  it('are all there, each with its number', () => {
    const text = documents.find(({ slug }) => slug === 'birmingham-automa')?.text ?? '';
    const settled = new Set([...text.matchAll(/\(ruling (R\d+)\)\.$/gm)].map(([, ruling]) => ruling));
    expect(Array.from({ length: 34 }, (_, index) => `R${index + 1}`).filter((ruling) => !settled.has(ruling))).toEqual(
      [],
    );
  });
});
