import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../train.py', import.meta.url));

/** Throws an error with one sentence if Python or one of its libraries is missing. */
export const needPython = (python: string): void => {
  const { error, status, stderr } = spawnSync(python, ['-c', 'import numpy, torch'], { encoding: 'utf8' });
  if (error) throw new Error(`Training needs Python, but ${python} cannot be started.`);
  if (status === 0) return;
  const reason = stderr.trim().split('\n').at(-1) ?? '';
  throw new Error(`Training needs numpy and PyTorch, but ${python} cannot load them: ${reason}`);
};

/** Runs `train.py`, which prints how far it is. Returns its exit code; 1 if it was stopped. */
export const runTraining = (python: string, args: readonly string[], signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    // In a group of its own, so that Ctrl-C reaches it only through the signal.
    const child = spawn(python, [PROGRAM, ...args], { stdio: 'inherit', detached: process.platform !== 'win32' });
    signal.addEventListener('abort', () => child.kill(), { once: true });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
