/** Apostrophes are curved and figures stand on the line wherever people read. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { isScript, isTest, root, texts } from './source.ts';

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** What people type when they look for something is in their own words. */
const typed = /\/(askedAs|ruleSearch|palette)\.ts$/;

const scripts = [
  'apps/web/src/language',
  'packages/words/src/english',
  'packages/words/src/german',
  'packages/guide/src/data',
].flatMap((folder) => filesIn(folder, '.ts'));

const data = ['packages/lessons/src/data', 'packages/puzzles/src/data', 'packages/examples/src/data'].flatMap(
  (folder) => filesIn(folder, '.json'),
);

const rules = filesIn('docs/rules', '.md');

/** A letter on both sides, or behind a word that ends in s. */
const straight = /\p{L}'\p{L}|s' /u;

const linesOf = (path: string): readonly string[] => {
  const text = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.ts')) return texts({ path, text });
  return text.replaceAll(/`[^`]*`/g, '').split('\n');
};

const read = [
  ...scripts.filter((path) => isScript({ path, text: '' }) && !isTest({ path, text: '' })),
  ...data,
  ...rules,
];

it('finds the files', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(data.length).toBeGreaterThan(40);
  expect(rules.length).toBeGreaterThan(7);
});

it('no apostrophe is straight', () => {
  const faulty = read
    .filter((path) => !typed.test(path))
    .flatMap((path) => linesOf(path).flatMap((line) => (straight.test(line) ? [`${path}: ${line}`] : [])));
  expect(faulty).toEqual([]);
});

it('no style asks for tabular figures: those of the text font are old style, the usual ones stand on the line', () => {
  const styles = filesIn('apps/web/src', '.css');
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter((path) => readFileSync(join(root, path), 'utf8').includes('tabular-nums'))).toEqual([]);
});
