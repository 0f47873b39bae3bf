/** The loader for versions of Node that do not strip types themselves. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, it, onTestFinished } from 'vitest';

import { load } from '../../apps/cli/bin/strip.mjs';
import { root } from '../source.ts';

it('follows every change of a module, although it keeps the code', async () => {
  // Always the same, because the code of each path is kept.
  const folder = join(root, 'node_modules/.cache/coalbrook-strip-test');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'module.ts');
  const loaded = async (text: string): Promise<string> => {
    writeFileSync(file, text);
    const { source } = (await load(pathToFileURL(file).href, {}, undefined)) as { readonly source: string };
    return source.slice(0, source.indexOf('\n'));
  };
  expect(await loaded('export const a: number = 1;\n')).toBe('export const a = 1;');
  expect(await loaded('export const a: number = 1;\n')).toBe('export const a = 1;');
  expect(await loaded('export const a: number = 2;\n')).toBe('export const a = 2;');
});
