import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './source.ts';

const documents = ['CONTRIBUTING.md', 'README.md', '.github/pull_request_template.md', '.github/workflows/test.yml'];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? '')),
];

/** Links within the repository, and names in code that begin with one of its folders. */
const pathsIn = (text: string): readonly string[] => [
  ...all(text, /\]\((?!https?:|#)([^)#]+)[^)]*\)/g),
  ...all(text, /`((?:packages|apps|tests|docs|scripts|samples)\/[^`*… ]+)`/g),
];

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = all(text, /npm run ([a-z]+)/g);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('the commands of package.json', () => {
  it('are all explained in README.md or CONTRIBUTING.md', () => {
    const text = read('README.md') + read('CONTRIBUTING.md');
    const usual = ['start', 'test'];
    const silent = Object.keys(scripts).filter((name) => !usual.includes(name) && !text.includes(`npm run ${name}`));
    expect(silent).toEqual([]);
  });

  it('start scripts that exist', () => {
    const files = Object.values(scripts).flatMap((line) => all(line, /\b(scripts\/\S+\.mjs)/g));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
