/** The loader for versions of Node that do not strip types themselves. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { describe, expect, it, onTestFinished } from 'vitest';

import { findBundles } from '../../apps/cli/bin/bundles.mjs';
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

describe('bundles', () => {
  const places = () => {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-bundles-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const cache = join(folder, 'cache');
    mkdirSync(join(folder, 'coal/src'), { recursive: true });
    const exports = { '.': './src/index.ts', './deep': './src/deep.ts', './nets/*': './nets/*' };
    const write = (file: string, text: string): void => writeFileSync(join(folder, 'coal', file), text);
    write('package.json', JSON.stringify({ name: 'coal', type: 'module', exports }));
    write('src/index.ts', "export { Seam, price } from './seam.ts';");
    write('src/deep.ts', "export { Seam } from './seam.ts';");
    write('src/seam.ts', 'export class Seam {}\nexport const price: number = 5;');
    const door = (name: string): string => join(folder, 'coal/src', name);
    return { coal: { root: folder, folders: ['coal'], cache }, write, door };
  };
  type Loaded = Readonly<Record<string, unknown>>;
  const loaded = async (bundles: ReadonlyMap<string, string>, door: string): Promise<Loaded> =>
    (await import(bundles.get(door) ?? 'nothing')) as Loaded;

  it('stand for what packages export, and share what is inside', async () => {
    const { coal, door } = places();
    const bundles = await findBundles(coal);
    const [index, deep] = [await loaded(bundles, door('index.ts')), await loaded(bundles, door('deep.ts'))];
    expect(index['price']).toBe(5);
    expect(deep['Seam']).toBe(index['Seam']);
    expect([...bundles.keys()]).toEqual([door('index.ts'), door('deep.ts')]);
  });

  it('stand for programs and threads, which know their own address and load libraries from where they are', async () => {
    const { coal, write, door } = places();
    write('src/main.ts', "export const address: string = import.meta.url;\nexport * from './seam.ts';");
    write('src/seamThread.ts', "import { describe } from 'vitest';\nexport { describe };");
    const bundles = await findBundles(coal);
    const main = await loaded(bundles, door('main.ts'));
    expect(main['address']).toBe(pathToFileURL(door('main.ts')).href);
    expect(main['Seam']).toBe((await loaded(bundles, door('index.ts')))['Seam']);
    const thread = readFileSync(fileURLToPath(bundles.get(door('seamThread.ts')) ?? ''), 'utf8');
    expect(thread).toContain('from "vitest"');
  });

  it('follow every change of a package, and are kept while there is none', async () => {
    const { coal, door, write } = places();
    const before = await findBundles(coal);
    expect(await findBundles(coal)).toEqual(before);
    write('src/seam.ts', 'export class Seam {}\nexport const price: number = 8;');
    const after = await findBundles(coal);
    expect((await loaded(after, door('index.ts')))['price']).toBe(8);
    expect((await loaded(before, door('index.ts')))['price']).toBe(5);
  });

  it('are made once if several programs start together', async () => {
    const { coal, door } = places();
    const [one, ...others] = await Promise.all([findBundles(coal), findBundles(coal), findBundles(coal)]);
    for (const other of others) expect(other).toEqual(one);
    expect((await loaded(one, door('index.ts')))['price']).toBe(5);
    expect(readdirSync(coal.cache)).toHaveLength(1);
  });

  it('are not used if a package has an error, or if they cannot be stored', async () => {
    const { coal, write } = places();
    writeFileSync(join(coal.root, 'file'), '');
    expect((await findBundles({ ...coal, cache: join(coal.root, 'file/cache') })).size).toBe(0);
    write('src/seam.ts', 'export class Seam {');
    expect((await findBundles(coal)).size).toBe(0);
    expect(readdirSync(coal.cache)).toEqual([]);
  });

  it('of old versions are removed', async () => {
    const { coal, write, door } = places();
    for (let price = 1; price <= 12; price++) {
      write('src/seam.ts', `export class Seam {}\nexport const price = ${price};`);
      expect((await loaded(await findBundles(coal), door('index.ts')))['price']).toBe(price);
    }
    expect(readdirSync(coal.cache)).toHaveLength(10);
  });
});
