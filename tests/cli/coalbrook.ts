/** The command line for tests: as a real process, or in this one with its own input and output. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { expect } from 'vitest';

import type { CommandIo } from '../../apps/cli/src/commandIo.ts';
import { run } from '../../apps/cli/src/run.ts';
import { root } from '../source.ts';

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const program: string = join(root, 'apps/cli/bin/coalbrook.mjs');

/** Runs the real program with the given standard input. */
export const coalbrook = (words: readonly string[], input = ''): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words], { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });

/** The result of a command line, and what it printed. */
export interface Settled {
  readonly outcome: Result<string, readonly string[]>;
  readonly printed: string;
  readonly written: ReadonlyMap<string, string>;
}

/** The surroundings of a command line. */
interface World {
  readonly colour?: boolean;
  readonly input?: string | undefined;
  /** Modules that can be loaded, by path, with their exports. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Runs a command line in this process, with the given files. */
export const settle = async (
  words: readonly string[],
  files: Readonly<Record<string, string>> = {},
  { colour = false, input = '', modules = {} }: World = {},
): Promise<Settled> => {
  const written = new Map<string, string>();
  let printed = '';
  const io: CommandIo = {
    print(text) {
      printed += text;
      return Promise.resolve();
    },
    input: (async function* () {
      yield await Promise.resolve(Buffer.from(input));
    })(),
    colour,
    isTerminal: false,
    width: 110,
    now: () => performance.now(),
    cores: 1,
    heedStop: () => new AbortController().signal,
    failed: (sentence) => fail(sentence),
    load: (path) => Promise.resolve(Object.hasOwn(modules, path) ? done(modules[path]) : fail('there is no such file')),
    read: (path) => (Object.hasOwn(files, path) ? { ok: true, value: files[path] } : fail('there is no such file')),
    write(path, text) {
      written.set(path, text);
      return { ok: true, value: undefined };
    },
  };
  const outcome = await run(words, io);
  return { outcome, printed, written };
};

type Files = Readonly<Record<string, string>>;

/** What an accepted command line prints. */
export const said = async (line: string, files?: Files, input?: string): Promise<string> => {
  const { outcome, printed } = await settle(line.split(' '), files, { input });
  if (!outcome.ok) throw new Error(outcome.fault.join('\n'));
  return printed + outcome.value;
};

/** The complaints about a refused command line, which must have done nothing. */
export const refused = async (line: string, files?: Files): Promise<string> => {
  const { outcome, printed, written } = await settle(line.split(' '), files);
  expect(outcome.ok).toBe(false);
  expect(printed).toBe('');
  expect(written.size).toBe(0);
  return outcome.ok ? '' : outcome.fault.join('\n');
};

/** The record that a command line writes. */
export const recordOf = async (line: string, files?: Files): Promise<string> => {
  const { outcome, written } = await settle([...line.split(' '), '--record', 'game.json'], files);
  expect(outcome.ok).toBe(true);
  return written.get('game.json') ?? '';
};
