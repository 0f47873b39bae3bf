// `npm run compare -- COMMIT`: how this checkout does beside another commit: `bench`, `load` and `figures` of both in turn,
// with the ratio of the medians. Names after the commit select some of them, `--rounds 5` is how often. Let nothing else
// run meanwhile.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ready, root } from './ready.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const [commit, ...names] = positionals;

/**
 * What `npm run load` prints, by figure; less is better.
 * @type {readonly (readonly [name: string, pattern: RegExp])[]}
 */
const loadFigures = [
  ['ms CPU a turn', /server: ([\d.]+) ms CPU a turn/],
  ['MB at most', /at most (\d+) MB/],
  ['commit to answer, p50 ms', /commit to answer: +p50 ([\d.]+)/],
  ['commit to answer, p99 ms', /commit to answer: .*p99 ([\d.]+)/],
  ['commit to the last who saw, p50 ms', /last who saw: p50 ([\d.]+)/],
  ['commit to the last who saw, p99 ms', /last who saw: .*p99 ([\d.]+)/],
];

/** The lobby is left out of the load: not every commit has one. */
const withoutLobby = ['lobby', 'tables', 'matches'];

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

/** Runs a program and returns what it prints. */
const run = (/** @type {string} */ folder, /** @type {readonly string[]} */ ...[command, ...args]) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}${stdout}`);
  return stdout;
};

/**
 * The load on a folder's server: only turns.
 * @param {string} folder
 */
const loadOf = (folder) => {
  const program = readFileSync(join(folder, 'apps', 'server', 'src', 'load', 'load.ts'), 'utf8');
  const known = withoutLobby.filter((name) => program.includes(`    ${name}: {`));
  const sizes = ['--games', '300', '--rate', '120', '--seconds', '30'];
  return ['load.mjs', ...sizes, ...known.flatMap((name) => [`--${name}`, '0'])];
};

const median = (/** @type {readonly number[]} */ all) =>
  all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)];

/**
 * Runs a script in both folders in turn and prints the median of each figure.
 * @param {readonly string[]} sides
 * @param {(folder: string) => readonly string[]} scriptOf
 * @param {(text: string) => readonly (readonly [name: string, value: number])[]} read
 */
const alternate = (sides, scriptOf, read) => {
  say(`\nnode scripts/${scriptOf(sides[1]).join(' ')}`);
  /** @type {Map<string, [number[], number[]]>} */
  const found = new Map();
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const [file, ...args] = scriptOf(sides[side]);
      for (const [name, value] of read(run(sides[side], process.execPath, join('scripts', file), ...args))) {
        const both = found.get(name) ?? [[], []];
        both[side].push(value);
        found.set(name, both);
      }
    }
  }
  for (const [name, [before, now]] of found) {
    if (before.length === 0 || now.length === 0) continue;
    const [a, b] = [median(before), median(now)];
    say(`${name.padEnd(40)}${a.toFixed(2).padStart(10)}${b.toFixed(2).padStart(10)}   × ${(b / a).toFixed(2)}`);
  }
};

const kinds = {
  bench: (/** @type {string} */ other) =>
    say(run(root, process.execPath, 'scripts/run.mjs', 'bench', '--beside', other)),
  load: (/** @type {string} */ other) =>
    alternate([other, root], loadOf, (text) =>
      loadFigures.flatMap(([name, pattern]) => {
        const [, value] = pattern.exec(text) ?? [];
        return value === undefined ? [] : [[name, Number(value)]];
      }),
    ),
  figures: (/** @type {string} */ other) =>
    alternate(
      [other, root],
      () => ['figures.mjs'],
      (text) => [...text.matchAll(/^(\S.*): ([\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)]),
    ),
};

const wanted = Object.entries(kinds).filter(([name]) => names.length === 0 || names.includes(name));
if (commit === undefined || wanted.length === 0) {
  say('npm run compare -- COMMIT [bench] [load] [figures] [--rounds 3]');
  process.exitCode = 2;
} else {
  ready();
  const other = join(mkdtempSync(join(tmpdir(), 'coalbrook-compare-')), 'other');
  run(root, 'git', 'worktree', 'add', '--detach', other, commit);
  try {
    run(other, process.execPath, '--input-type=module', '--eval', "(await import('./scripts/ready.mjs')).ready()");
    say(`${'figure'.padEnd(40)}${commit.slice(0, 9).padStart(10)}${'now'.padStart(10)}   ratio`);
    for (const [, compare] of wanted) compare(other);
  } finally {
    if (existsSync(other)) run(root, 'git', 'worktree', 'remove', '--force', other);
  }
}
