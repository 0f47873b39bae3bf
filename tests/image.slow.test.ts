/** Carries out the steps of the image on this machine, in a copy of the last commit. Only in the soak: it installs. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { instructionsOf } from './image.ts';
import { isSoak } from './soakCount.ts';
import { root } from './source.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

it.runIf(isSoak)(
  'the steps of the image lead to a healthy server',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-image-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1 << 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const [port, data] = [await freePort(), join(folder, 'data')];
    // Another port and folder than in a machine of its own.
    const ours = (text: string): string => text.replaceAll('4173', String(port)).replaceAll('/data', data);
    const steps = instructionsOf(readFileSync(join(folder, 'Dockerfile'), 'utf8'));
    const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
    const shell = (command: string) => spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
    let program: ReturnType<typeof spawn> | undefined;
    for (const [name, rest] of steps) {
      if (name === 'RUN') {
        // Only the administrator may give a folder away.
        const { status, stdout, stderr } = shell(ours(rest.replace(/ && chown .*$/, '')));
        expect(status, `${stdout}${stderr}`).toBe(0);
      }
      if (name === 'ENV')
        for (const [key, value] of rest.split(' ').map((pair) => pair.split('='))) env[key] = ours(value);
      if (name === 'CMD') {
        const [, ...args] = JSON.parse(rest) as readonly string[];
        program = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
      }
    }
    if (!program) throw new Error('nothing is started');
    const ended = once(program, 'exit');
    onTestFinished(() => void program.kill('SIGKILL'));
    const health = steps.find(([name]) => name === 'HEALTHCHECK')?.[1].replace('CMD ', '') ?? 'false';
    await expect.poll(() => shell(ours(health)).status, { timeout: 120_000, interval: 1000 }).toBe(0);
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>');
    program.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  1_200_000,
);
