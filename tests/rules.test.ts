import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import { reasons } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });

/** Titles of tests that begin with the number of a rule. */
const citedByTests = new Set(
  ['tests', 'packages', 'apps']
    .flatMap((folder) => testFiles(join(root, folder)))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\bit(?:\.each\([^)]*\))?\(\s*['"`]([a-z-]+\.[a-z]+\.\d+):/g),
    ])
    .map(([, id]) => id),
);

describe.each(editions)('the rules document of $name', (edition) => {
  const file = join(root, 'docs', 'rules', `${edition.slug}.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const statements = [...text.matchAll(/^- \*\*([a-z-]+\.[a-z]+\.\d+)\*\* (.+)$/gm)].map(([, id, words]) => ({
    id,
    words,
  }));
  const ids = new Set(statements.map(({ id }) => id));

  it('numbers its statements from 1 in every section', () => {
    const sections = [...text.matchAll(/^## ([a-z]+): .+$/gm)].map(([, key]) => key);
    expect(sections.length).toBeGreaterThan(0);
    for (const key of sections) {
      const numbers = statements
        .filter(({ id }) => id?.split('.')[1] === key)
        .map(({ id }) => Number(id?.split('.')[2]));
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
    expect(statements.every(({ id }) => id?.startsWith(`${edition.slug}.`))).toBe(true);
    expect(ids.size).toBe(statements.length);
  });

  it('has a test for every statement', () => {
    expect([...ids].filter((id) => !citedByTests.has(id))).toEqual([]);
  });

  it('has a statement for every test that cites it', () => {
    const cited = [...citedByTests].filter((id) => id?.startsWith(`${edition.slug}.`));
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is cited by every refusal', () => {
    const [seats] = edition.seats;
    const { citations } = edition.compose(seats, []);
    expect(reasons.filter((reason) => !ids.has(citations[reason]))).toEqual([]);
  });
});
