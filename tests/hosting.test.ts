/** Whether what docs/hosting.md names exists, and whether it names everything that can be set. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { commands, findCommand } from '../apps/cli/src/commands.ts';
import { serve } from '../apps/cli/src/commands/serve.ts';
import { scripts } from './serve/scripts.ts';
import { root } from './source.ts';

const text = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
const { readArguments } = await scripts<{ readonly readArguments: (words: readonly string[]) => { fault?: string } }>(
  'arguments.mjs',
);
const startFlags =
  (readArguments(['--none']).fault ?? '').match(/--[\w-]+/g)?.filter((flag) => flag !== '--none') ?? [];
/** What measures and simulates a server has flags of its own. */
const loadFlags = ['load/load.ts', 'features/match/simulateMatches.ts']
  .map((file) => readFileSync(join(root, 'apps/server/src', file), 'utf8'))
  .join('\n');

const blocks = [...text.matchAll(/^```(\w*)\n([^]*?)^```/gm)].map(([, kind, body]) => ({ kind, body }));
const block = (kind: string, part: string): string =>
  blocks.find((one) => one.kind === kind && one.body.includes(part))?.body ?? '';

/** Lines of shells, and code within sentences. */
const lines: readonly string[] = [
  ...blocks.filter(({ kind }) => kind === 'sh' || kind === '').flatMap(({ body }) => body.split('\n')),
  ...Array.from(text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g), ([, code]) => code),
];
const flagsIn = (line: string): readonly string[] =>
  [...line.matchAll(/(?<=^|[\s[])--([a-z][\w-]*)/g)].map(([, flag]) => flag);

const withoutShell = (line: string): string => line.replace(/^sudo /, '').replace(/#.*$/, '');

describe('docs/hosting.md', () => {
  it('names every flag and variable of the server, and no other variable', () => {
    const flags = Object.keys(serve.flags);
    for (const flag of flags) expect(text).toContain(`| \`--${flag}\` | \`COALBROOK_${flag.toUpperCase()}\` |`);
    const named = new Set([...text.matchAll(/\bCOALBROOK_\w+/g)].map(([name]) => name));
    expect([...named].toSorted()).toEqual(flags.map((flag) => `COALBROOK_${flag.toUpperCase()}`).toSorted());
  });

  it('names commands that exist with flags that they have', () => {
    const typed = lines.map(withoutShell).filter((line) => line.startsWith('coalbrook '));
    expect(typed.length).toBeGreaterThan(8);
    for (const line of typed) {
      const [, name] = line.split(/\s+/);
      if (name.startsWith('--')) continue;
      const command = findCommand(name);
      expect(command, line).toBeDefined();
      for (const flag of flagsIn(line)) expect(Object.keys(command?.flags ?? {}), line).toContain(flag);
    }
  });

  it('names every command for stored games, with what only it can do', () => {
    for (const { name, flags } of commands.filter((command) => 'data' in command.flags)) {
      expect(text).toContain(`coalbrook ${name}`);
      for (const flag of Object.keys(flags)) expect(text).toMatch(new RegExp(`--${flag}\\b`));
    }
  });

  it('names the flags of npm start, and no flag that nobody has', () => {
    for (const flag of startFlags) expect(text).toContain(`\`${flag}\``);
    const known = new Set([
      ...commands.flatMap(({ flags }) => Object.keys(flags)),
      ...startFlags.map((flag) => flag.slice(2)),
    ]);
    for (const line of lines.filter((one) => one.startsWith('--')))
      for (const flag of flagsIn(line)) if (!known.has(flag)) expect(loadFlags, line).toContain(flag);
  });

  it('has links to headings that exist', () => {
    const anchors = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, anchor] of text.matchAll(/\]\(#([\w-]+)\)/g)) expect(anchors).toContain(anchor);
  });

  it('has a service that is set by what the server knows', () => {
    const unit = block('ini', '[Service]');
    const variables = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
    expect(variables).toContain('COALBROOK_PUBLIC');
    for (const name of variables)
      expect(Object.keys(serve.flags)).toContain(name.replace('COALBROOK_', '').toLowerCase());
    expect(unit).toContain(`ExecStart=/usr/local/bin/coalbrook ${serve.name}\n`);
    expect(unit).toMatch(/^User=(?!root)\w+$/m);
  });

  const works = (command: string, ...words: readonly string[]): boolean => spawnSync(command, words).status === 0;

  it.runIf(works('systemd-analyze', '--version'))('has a service that systemd understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const unit = join(folder, 'coalbrook.service');
    // The command need not be installed here.
    writeFileSync(unit, block('ini', '[Service]').replace('/usr/local/bin/coalbrook', process.execPath));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('coalbrook.service'))).toEqual([]);
  });
});
