/** Simulations on several threads, in the real process. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { coalbrook, program } from './coalbrook.ts';

const folder = mkdtempSync(join(tmpdir(), 'coalbrook-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Whether a process does anything; one that has ended may still be listed. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const status = `/proc/${pid}/stat`;
    return !existsSync(status) || !readFileSync(status, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

const simulate = (...words: readonly string[]) => coalbrook(['simulate', '--json', ...words]);

describe.concurrent('a simulation on several threads', () => {
  it.each([
    ['--seats', '3', '--games', '3', '--bots', './samples/priorities.ts,random', '--option', 'introductory'],
    ['--seats', '1', '--automa', 'eadweard,emily', '--games', '3'],
  ])('prints the same as on one: %j', async (...words) => {
    const [one, two] = await Promise.all(['1', '2'].map((count) => simulate(...words, '--threads', count)));
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(two).toEqual(one);
  });

  it('names the first game that failed', async () => {
    const path = file(
      'tired.mjs',
      `export const tired = { name: 'tired', choose: ({ legal, count, view }) => {
        if (count > 40 && view.order[0] === 1) throw new Error('tired');
        return legal[0];
      } };`,
    );
    const words = ['--seats', '2', '--option', 'introductory', '--games', '20', '--bots', path];
    const [one, two] = await Promise.all(['1', '2'].map((count) => simulate(...words, '--threads', count)));
    expect(one).toMatchObject({ code: 2, stdout: '' });
    expect(one.stderr).toMatch(/^coalbrook: game \d+: \S+: the bot failed at decision \d+: tired\n$/);
    expect(two).toEqual(one);
  });

  it.each(['1', '2'])('ends the programs that play when it is stopped: %s threads', async (threads) => {
    const path = file(
      `endless${threads}.mjs`,
      `import { writeFileSync } from 'node:fs';
      writeFileSync(new URL('pid${threads}-' + process.pid, import.meta.url), '');
      // Neither answers nor listens, and lets others work meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);`,
    );
    const bot = `cmd:"${process.execPath}" "${path}"`;
    const words = ['simulate', '--threads', threads, '--seats', '2', '--bots', bot, '--bot-seconds', '3600'];
    const child = spawn(process.execPath, [program, ...words]);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    const closed = new Promise((resolve) => child.on('close', resolve));
    const begun = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith(`pid${threads}-`));
    // A program for each seat.
    await vi.waitFor(() => expect(begun()).toHaveLength(2 * Number(threads)), { timeout: 100_000, interval: 20 });
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    expect(stderr).toBe('coalbrook: stopped before the first game was over\n');
    await vi.waitFor(() => expect(begun().filter((name) => isAlive(Number(name.split('-')[1])))).toEqual([]), {
      timeout: 100_000,
    });
  });

  it('adds up the games so far when it is stopped', async () => {
    const path = file(
      'noting.mjs',
      `import { writeFileSync } from 'node:fs';
      import { threadId } from 'node:worker_threads';
      let games = 0;
      export const noting = { name: 'noting', choose: ({ legal, count }) => {
        if (count === 0 && ++games === 2) writeFileSync(new URL('begun-' + threadId, import.meta.url), '');
        // From then on it only passes the time.
        if (games > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        return legal[0];
      } };`,
    );
    const words = ['simulate', '--json', '--threads', '2', '--seats', '2', '--games', '1000000', '--bots', path];
    const child = spawn(process.execPath, [program, ...words, '--option', 'introductory']);
    onTestFinished(() => void child.kill('SIGKILL'));
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    const closed = new Promise((resolve) => child.on('close', resolve));
    // Each thread is given its second game only when its first has been counted.
    const begun = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith('begun-'));
    await vi.waitFor(() => expect(begun()).toHaveLength(2), { timeout: 100_000, interval: 20 });
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    expect(stderr).toBe('');
    const { games } = JSON.parse(stdout) as { readonly games: number };
    expect(games).toBeGreaterThanOrEqual(2);
    expect(games).toBeLessThan(1_000_000);
  });
});
