/** Packs what is published, installs it in an empty folder, and uses it there as somebody would who has nothing else. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createContext, runInContext } from 'node:vm';

import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { apiDocuments } from '../../scripts/pack/apiDocuments.mjs';
import { root } from '../source.ts';

let folder = '';

/** Runs a program in the folder and returns what it prints. */
const run = (program: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
};

const node = (...args: readonly string[]): string => run(process.execPath, ...args);

const coalbrook = (...args: readonly string[]): string => run(join(folder, 'node_modules/.bin/coalbrook'), ...args);

/** What the same sources do here. */
const here = (file: string): string => {
  const loader = join(root, 'apps/cli/bin/typescript.mjs');
  const { stdout } = spawnSync(process.execPath, ['--import', loader, join(import.meta.dirname, file)], {
    encoding: 'utf8',
  });
  return stdout;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'coalbrook-published-'));
  const tarballs = join(root, 'dist', 'tarballs');
  run(process.execPath, join(root, 'scripts', 'pack.mjs'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const files = readdirSync(tarballs).map((name) => join(tarballs, name));
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...files);
  for (const name of ['play.mjs', 'ask.mjs', 'doors.ts']) cpSync(join(import.meta.dirname, name), join(folder, name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('five lines play the same game as here', () => {
  const points = here('play.mjs');
  expect(points).toMatch(/^(?:\d+ ){3}\d+\n$/);
  expect(node('play.mjs')).toBe(points);
});

it('bots find their nets', () => {
  expect(node('ask.mjs')).toBe(here('ask.mjs'));
});

it('the program plays, replays, reviews and draws', () => {
  expect(coalbrook('--version')).toMatch(/^coalbrook \d+\.\d+\.\d+/);
  coalbrook('simulate', '--games', '1', '--bots', 'apprentice', '--record', 'game.json');
  expect(coalbrook('replay', 'game.json')).toMatch(/wins with \d+ points/);
  expect(coalbrook('review', 'game.json', '--seat', '1')).toContain('choices looked at again');
  cpSync(join(root, 'packages/editions/src/birmingham/data/board.json'), join(folder, 'board.json'));
  coalbrook('board', 'draw', 'board.json', '-o', 'board.svg');
  expect(readFileSync(join(folder, 'board.svg'), 'utf8')).toMatch(/^<svg[^]*<\/svg>\s*$/);
  writeFileSync(join(folder, 'bot.mjs'), 'export default { name: "first", choose: ({ legal }) => legal[0] };');
  expect(coalbrook('simulate', '--games', '1', '--bots', './bot.mjs,random')).toContain('decisions');
});

it('the program serves the page and online tables', async () => {
  const program = join(folder, 'node_modules/.bin/coalbrook');
  const server = spawn(program, ['serve', '--port', '0', '--data', join(folder, 'data')], { cwd: folder });
  const ended = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  const [address] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  expect(await (await fetch(address)).text()).toContain('<title>');
  expect((await fetch(new URL('ready', address))).status).toBe(200);
  const opened = await fetch(new URL('api/tables', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify({}),
  });
  // Nothing was asked for, and the server says so: the routes of tables are there.
  expect(opened.status).toBe(400);
  server.kill('SIGTERM');
  const [status] = (await ended) as [number];
  expect(status).toBe(0);
});

it.each(['nodenext', 'bundler'])('every door has its types, as %s finds them', (moduleResolution) => {
  const config = {
    compilerOptions: {
      noEmit: true,
      strict: true,
      target: 'es2023',
      lib: ['es2023'],
      types: [],
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      skipLibCheck: false,
    },
    files: ['doors.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  node(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');
});

it('what packages export is what docs/api says; npm run api writes it', () => {
  for (const { path, text } of apiDocuments(join(root, 'dist', 'published', 'compiled')))
    expect(readFileSync(path, 'utf8'), path).toBe(text);
});

it('doors.ts knows every door', () => {
  const doors = readdirSync(join(folder, 'node_modules/@coalbrook')).flatMap((name) => {
    const manifest = readFileSync(join(folder, 'node_modules/@coalbrook', name, 'package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as { readonly exports: Readonly<Record<string, unknown>> };
    return Object.entries(exports)
      .filter(([, door]) => typeof door === 'object')
      .map(([door]) => `@coalbrook/${name}${door.slice(1)}`);
  });
  const known = [...readFileSync(join(folder, 'doors.ts'), 'utf8').matchAll(/from '(.*)'/g)].map(([, door]) => door);
  expect(known.toSorted()).toEqual(doors.toSorted());
});

it('bundled, the engine plays without Node', async () => {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['play.mjs'],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
  });
  const said: string[] = [];
  const world = createContext({ console: { log: (text: string) => void said.push(text) } });
  runInContext(outputFiles[0].text, world);
  expect(`${said.join('\n')}\n`).toBe(here('play.mjs'));
});
