/** The real process: its output streams and exit codes. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseRecord } from '@coalbrook/record';
import { afterAll, describe, expect, it } from 'vitest';

import { coalbrook, program } from './coalbrook.ts';

const folder = mkdtempSync(join(tmpdir(), 'coalbrook-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('the process', () => {
  it.each([
    [['replay', 'no such\nfile'], 'coalbrook: no such\\u000afile: there is no such file\n'],
    [['simulate', '--games', 'many'], 'coalbrook: --games: expected a whole number from 1 to 1000000, found "many"\n'],
  ])('answers bad input with one line and exit code 2: %j', async (words, stderr) => {
    expect(await coalbrook(words)).toEqual({ code: 2, stdout: '', stderr });
  });

  it('writes the record of a game', async () => {
    const file = join(folder, 'game.json');
    const { code, stdout, stderr } = await coalbrook(['simulate', '--games', '2', '--record', file, '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, seats: 4 });
    expect(parseRecord(readFileSync(file, 'utf8')).ok).toBe(true);
  });

  it('says in one line that a file cannot be written or read', async () => {
    const shell = (line: string): Promise<{ code: number | null; stderr: string }> =>
      new Promise((resolve) => {
        const child = spawn('sh', ['-c', line.replaceAll('coalbrook', `"${process.execPath}" "${program}"`)]);
        let stderr = '';
        child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
        child.on('close', (code) => resolve({ code, stderr }));
      });
    expect(await shell('coalbrook referee < /')).toEqual({
      code: 2,
      stderr: 'coalbrook: standard input cannot be read: it is a directory\n',
    });
    if (!existsSync('/dev/full')) return;
    expect(await shell('coalbrook --help > /dev/full')).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^coalbrook: standard output cannot be written: .+\n$/) as unknown,
    });
  });

  it('is quiet when its output pipe is closed', async () => {
    const child = spawn(process.execPath, [program, 'referee'], { stdio: 'pipe' });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.stdin.on('error', () => undefined);
    const closed = new Promise((resolve) => child.on('close', resolve));
    child.stdout.destroy();
    child.stdin.end('{"do":"legal"}\n'.repeat(10_000));
    expect(await closed).toBe(0);
    expect(stderr).toBe('');
  });

  it('answers line by line, survives long and broken lines, and ends at quit', async () => {
    const child = spawn(process.execPath, [program, 'referee'], { stdio: 'pipe' });
    const lines: string[] = [];
    const waiting: (() => void)[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      lines.push(...part.trimEnd().split('\n'));
      waiting.shift()?.();
    });
    const ask = (line: string): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        child.stdin.write(`${line}\n`);
      });
    const closed = new Promise((resolve) => child.on('close', resolve));
    await ask('\n  \r\n{"do":"new","edition":"birmingham","seats":2,"seed":1}\r');
    await ask('x'.repeat(2_000_000));
    await ask('{');
    await ask('{"do":"quit"}');
    expect(await closed).toBe(0);
    expect(lines.map((line) => (JSON.parse(line) as { readonly ok: boolean }).ok)).toEqual([true, false, false, true]);
    expect(lines[1]).toContain('at most 1048576 bytes');
  });
});
