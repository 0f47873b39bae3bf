// The steps of a check: child processes with one line of output each; the output of failed ones is printed at the end.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';

import { browser } from './browser.mjs';
import { Progress } from './progress.mjs';
import { root } from './ready.mjs';
import { emptySelection } from './selection.mjs';

const progress = new Progress(process.stdout);
const reporter = join(root, 'scripts', 'progressReporter.mjs');

const none = { passed: 0, failed: 0, skipped: [] };

function environment() {
  if (process.stdout.isTTY) return { ...process.env, FORCE_COLOR: '1' };
  const { FORCE_COLOR: _, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

/** Runs a tool from `node_modules` and collects its output; IPC messages go to `hear`. */
function run(path, args, { env = {}, binary = process.execPath, hear } = {}) {
  const child = spawn(binary, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(hear ? ['ipc'] : [])],
  });
  const said = [];
  child.stdout.on('data', (part) => {
    said.push(part);
    // A soak takes long, and its figures count as much as its result.
    if (process.env.COALBROOK_SOAK !== undefined) progress.say(String(part));
  });
  child.stderr.on('data', (part) => said.push(part));
  if (hear) child.on('message', hear);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(said).toString().trim() }));
  });
}

async function step(name, work) {
  const start = performance.now();
  progress.begin(name);
  const { ok, output, tally: counted, unsteady = [] } = await work();
  const tally = counted ?? { ...none, failed: ok ? 0 : 1 };
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const score = tally.passed ? `   ${tally.passed} passed` : '';
  progress.end(name, `${ok ? '✓' : '✗'} ${name.padEnd(8)}${seconds} s${score}`);
  return { name, ok, output, tally, unsteady, isSuite: counted !== undefined };
}

/**
 * The type checker and the linter are Go programs that end soon: collecting garbage at each doubling costs a third of
 * their time, and saves next to no memory.
 */
const rarelyCollecting = { GOGC: process.env.GOGC ?? '400' };

const tool = (name, path, ...args) => step(name, () => run(path, args, { env: rarelyCollecting }));

/** Counts the results in Vitest's report; a file that does not load is one failure. */
function count(report) {
  const tally = { passed: 0, failed: 0, skipped: [] };
  for (const file of report.testResults) {
    let failures = 0;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') tally.passed++;
      else if (test.status === 'failed') failures++;
      else tally.skipped.push(`${relative(root, file.name)}: ${test.fullName}`);
    }
    tally.failed += failures || (file.status === 'failed' ? 1 : 0);
  }
  return tally;
}

const tests = (name, project, args, options = {}) =>
  step(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
    const file = join(folder, 'report.json');
    const reporters = ['default', 'json', ...(progress.isShown ? [reporter] : [])].map((one) => `--reporter=${one}`);
    const result = await run(
      'vitest/vitest.mjs',
      ['run', '--project', project, '--passWithNoTests', ...reporters, `--outputFile.json=${file}`, ...args],
      { ...options, ...(progress.isShown ? { hear: (told) => progress.report(name, told) } : {}) },
    );
    const tally = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { ...none };
    rmSync(folder, { recursive: true, force: true });
    if (!result.ok && tally.failed === 0) tally.failed = 1;
    return { ...result, tally };
  });

/** The unit tests, on any Node; `args` go to Vitest. */
export const unit = (name, args, options) => tests(name, 'unit', args, options);

/**
 * Checks the types of a project. What did not change is known from the last time, and one thread does least work in all:
 * the tests use the others.
 */
const types = (name, project) => {
  const known = join(root, 'node_modules', '.cache', 'coalbrook-types', name);
  const options = ['--project', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known];
  return tool(name, 'typescript/bin/tsc', ...options);
};

async function staticChecks() {
  return [
    await types('types', 'tsconfig.json'),
    await types('pure', 'tsconfig.pure.json'),
    await types('web', 'apps/web'),
    await types('e2e', 'apps/web/tests'),
    await tool('lint', 'oxlint/bin/oxlint', '--format=unix'),
    await tool('format', 'oxfmt/bin/oxfmt', '--check'),
  ];
}

/** Types, lint and format, in parallel with the unit tests; `args` go to Vitest. */
export async function check(args) {
  // Once, before many programs start together and each makes them for itself.
  if (!process.features.typescript) await (await import('../apps/cli/bin/bundles.mjs')).findBundles();
  const lanes = await Promise.all([staticChecks(), unit('unit', args)]);
  return lanes.flat();
}

/** The slow tests; `args` go to Vitest. */
export const slow = async (args) => [await tests('slow', 'slow', args)];

const config = 'apps/web/playwright.config.ts';

/** Every test of a Playwright report, with its file and the titles that lead to it. */
const testsIn = ({ suites = [], specs = [] }, titles = []) => [
  ...specs.flatMap(({ file, title, tests: all }) =>
    all.map((test) => ({ ...test, name: [file, ...titles.slice(1), title].join(' › ') })),
  ),
  ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
];

/** Lines of a page that are told when a test has failed on it. */
const PAGE_LINES = 120;

/** What was on the page when a test failed; a machine that is gone afterwards has no other trace of it. */
const pageAtFailure = ({ name, results }) =>
  results.flatMap(({ attachments }) =>
    attachments
      .filter(({ name: kind, path }) => kind === 'error-context' && path && existsSync(path))
      .map(({ path }) => [`── ${name}`, ...readFileSync(path, 'utf8').split('\n').slice(0, PAGE_LINES)].join('\n')),
  );

/** A project of the browser tests; `args` narrow the files. */
async function playwright(name, project, { args = [], env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
  const file = join(folder, 'report.json');
  const options = ['--config', config, '--project', project, '--pass-with-no-tests'];
  const result = await run('@playwright/test/cli.js', ['test', ...options, ...args], {
    env: { ...env, COALBROOK_REPORT: file, ...(progress.isShown ? { COALBROOK_PROGRESS: reporter } : {}) },
    ...(progress.isShown ? { hear: (told) => progress.report(name, told) } : {}),
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  const all = testsIn(report);
  const withStatus = (status) => all.filter((test) => test.status === status);
  const [bad, unsteady] = [withStatus('unexpected'), withStatus('flaky')];
  const output = [result.output, ...[...bad, ...unsteady].flatMap(pageAtFailure)].join('\n\n');
  const passed = withStatus('expected').length + unsteady.length;
  const tally = { passed, failed: bad.length || (result.ok ? 0 : 1), skipped: [] };
  return { ...result, output, tally, unsteady: unsteady.map(({ name: test }) => test) };
}

/** Tests in Chromium; `args` narrow the files. */
export const inBrowser = async (args, project = 'proof') => [
  await step('browser', () => {
    const executable = browser();
    if (!executable)
      return {
        ok: false,
        output: 'Chromium was not found and could not be installed: install it, or set CHROMIUM_PATH.',
      };
    return playwright('browser', project, { args, env: { CHROMIUM_PATH: executable } });
  }),
];

/** Tests in another browser, named like its project; a missing one is skipped, or a failure if it is needed. */
export const inOtherBrowser = async ({ name, missing, env }, isNeeded) => {
  if (missing === undefined) return step(name, () => playwright(name, name, { env }));
  if (isNeeded) return { name, ok: false, output: missing, tally: { ...none, failed: 1 } };
  return { name, ok: true, output: '', tally: { ...none, skipped: [`${name}: ${missing}`] } };
};

/**
 * Prints failures and skipped tests, then the totals as the last line, and sets the exit code. If arguments selected
 * tests and none of them ran, that is a failure.
 */
export function conclude(results, args = []) {
  const told = results.filter(({ ok, unsteady = [] }) => !ok || unsteady.length > 0);
  for (const { name, output } of told) process.stdout.write(`\n── ${name} ──\n${output}\n`);
  const skipped = results.flatMap(({ tally }) => tally.skipped);
  for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
  for (const name of results.flatMap(({ unsteady = [] }) => unsteady))
    process.stdout.write(`failed at first, and passed when tried again: ${name}\n`);
  const suites = results.filter(({ isSuite }) => isSuite);
  const hasFailed = results.some(({ ok }) => !ok);
  const missed = hasFailed ? undefined : emptySelection(args, suites);
  if (missed) process.stdout.write(`${missed}\n`);
  const sum = (key) => results.reduce((total, { tally }) => total + tally[key], 0);
  const tail = skipped.length ? `, ${skipped.length} skipped` : '';
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed${tail}\n`);
  process.exitCode = hasFailed || missed ? 1 : 0;
}
