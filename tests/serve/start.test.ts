import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { scripts, serveFolder } from './scripts.ts';

const { readArguments } = await scripts<{ readonly readArguments: (words: readonly string[]) => unknown }>(
  'arguments.mjs',
);

describe('readArguments', () => {
  it.each([
    [[], { opensBrowser: true }],
    [['--no-open'], { opensBrowser: false }],
    [['--port', '8080'], { port: 8080, opensBrowser: true }],
    [['--backups', '0'], { backups: 0, opensBrowser: true }],
    [['--no-open', '--port=0'], { port: 0, opensBrowser: false }],
    [
      ['--host', '0.0.0.0', '--data=/tmp/a=b', '--public', 'https://brass.example.org'],
      { host: '0.0.0.0', data: '/tmp/a=b', publicUrl: 'https://brass.example.org', opensBrowser: true },
    ],
  ])('reads %j', (words, read) => {
    expect(readArguments(words)).toEqual(read);
  });

  it.each([['--port'], ['--port='], ['--port', 'many'], ['--port', '65536'], ['--port', '-1'], ['--port', '1.5']])(
    'refuses %s %s',
    (...words) => {
      expect(readArguments(words)).toEqual({ fault: '--port needs a number from 0 to 65535.' });
    },
  );

  it.each([
    [['--data'], '--data needs a value.'],
    [['--backups', 'daily'], '--backups needs a number from 0 to 999.'],
    [['--public', 'brass'], '--public needs an address such as https://brass.example.org.'],
    [['--prot', '1'], '--prot is unknown. There are --port, --host, --public, --data, --backups, --no-open.'],
  ])('refuses %j', (words, fault) => {
    expect(readArguments(words)).toEqual({ fault });
  });
});

describe('endWithParent', () => {
  it('ends a process when its parent is gone', async () => {
    const module = pathToFileURL(join(serveFolder, 'endWithParent.mjs')).href;
    const child = `
      const { endWithParent } = await import(${JSON.stringify(module)});
      endWithParent();
      setTimeout(() => undefined, 60_000);
      process.stdout.write('ready');`;
    const parent = `
      const { spawn } = await import('node:child_process');
      spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(child)}], { stdio: 'inherit' });`;
    const running = spawn(process.execPath, ['--input-type=module', '--eval', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(running.stdout, 'data');
    const closed = once(running, 'close');
    running.kill('SIGKILL');
    // The pipe is closed when the last process that holds it has ended.
    await closed;
    expect(running.stdout.readableEnded).toBe(true);
  });
});
