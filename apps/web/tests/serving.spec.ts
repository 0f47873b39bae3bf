/** How `npm start` serves the page: with protective headers, and only until npm is stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { faultsOf, expect, test } from './support/test.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('the page is served with protective headers', async ({ request }) => {
  const headers = (await request.get('.')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('inline scripts are blocked and reported', async ({ context }) => {
  const page = await context.newPage();
  const faults = faultsOf(page);
  await page.goto('.');
  await expect(page.getByRole('main')).toBeVisible();
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "hijacked"';
    document.head.append(script);
  });
  await expect.poll(() => faults.join()).toContain('script-src-elem forbids inline');
  expect(await page.title()).not.toBe('hijacked');
});

test('the server ends when npm is told to end', async () => {
  test.skip(process.platform === 'win32', 'Windows has no signals');
  const npm = spawn('npm', ['start', '--', '--no-open', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  npm.stdout.on('data', (part: Buffer) => (said += part.toString()));
  npm.stderr.resume();
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Coalbrook is ready');
  const address = /http:\S+/.exec(said)?.[0] ?? '';
  expect((await fetch(address)).status).toBe(200);
  // The pipe closes when npm, its shell and the server have all ended.
  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});
