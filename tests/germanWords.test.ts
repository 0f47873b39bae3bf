/** The words that the German glossary rejects are in no German text. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './source.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** What people type when they look for something is in their own words. */
const typed = /(askedAs|ruleSearch|palette)\.ts$/;

/** The German part of a file that has the texts of every language. */
const germanPart = (path: string): string => {
  const text = read(path);
  const parts = path.endsWith('.json')
    ? text.matchAll(/"de": \{.*?\n {4}\}/gs)
    : text.matchAll(/\bde: \{.*?\n {6}\}/gs);
  return [...parts].map(([part]) => part).join('\n');
};

/** The years of real people, who met others than players. */
const lives = /life: '[^']*'/g;

const whole = [
  ...filesIn('apps/web/src/language/de', '.ts').filter((path) => !typed.test(path)),
  ...filesIn('packages/words/src/german', '.ts'),
  ...filesIn('docs/rules', '.de.md'),
].map((path) => [path, read(path).replace(lives, '')] as const);

const parts = [...filesIn('packages/lessons/src/data', '.json'), ...filesIn('packages/guide/src/data', '.ts')].map(
  (path) => [path, germanPart(path)] as const,
);

const texts = [...whole, ...parts];

const rejected = read('packages/words/src/german/GLOSSARY.md')
  .replace(/^.*## Rejected.*?\|---\|---\|\n/s, '')
  .split('\n')
  .flatMap((row) => row.split('|')[1]?.split(', ') ?? [])
  .map((words) => words.trim());

const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${words.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+')}(?![\\p{L}-])`, 'u');

it('finds German in every file', () => {
  expect(texts.length).toBeGreaterThan(80);
  expect(parts.filter(([, text]) => !/ (der|die|das|du|ist|dein|wird|und) /.test(text)).map(([path]) => path)).toEqual(
    [],
  );
  expect(rejected.length).toBeGreaterThan(30);
});

it.each(rejected)('%s', (words) => {
  const pattern = patternOf(words);
  expect(
    texts.flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    ),
  ).toEqual([]);
});

it('sums of money have their sign in front', () => {
  const behind = /[\d}] ?[£$](?![\d{])/;
  expect(texts.filter(([, text]) => behind.test(text)).map(([path]) => path)).toEqual([]);
});

it('quotation marks within others are single', () => {
  const faulty = /„[^“]*„/;
  const lines = parts.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => faulty.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(lines).toEqual([]);
});
