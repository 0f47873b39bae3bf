import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pageHeaders } from './pageHeaders.ts';
import { staticFiles } from './staticFiles.ts';

const parent = mkdtempSync(join(tmpdir(), 'coalbrook-serve-'));
const folder = join(parent, 'dist');
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(parent, 'dist-secret'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page');
  writeFileSync(join(folder, 'assets', 'app.js'), 'app');
  writeFileSync(join(folder, '.sources'), 'hidden');
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(parent, 'dist-secret', 'secret.txt'), 'secret');
  server = createServer((asked, response) => void staticFiles(folder, pageHeaders)(asked, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends the path unchanged; `fetch` would normalise it. */
const ask = (path: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, method }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

describe('staticFiles', () => {
  it('serves files with their types, and the page for its routes', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: '<!doctype html>page' });
    expect(await ask('/some/where')).toMatchObject({ status: 200, body: '<!doctype html>page' });
    expect(await ask('/assets')).toMatchObject({ status: 200, body: '<!doctype html>page' });
    const script = await ask('/assets/app.js?version=2');
    expect(script).toMatchObject({ status: 200, body: 'app' });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(await ask('/assets/gone.js')).toMatchObject({ status: 404 });
    expect(await ask('/', 'POST')).toMatchObject({ status: 404 });
  });

  it('answers HEAD with headers only', async () => {
    const { status, headers, body } = await ask('/assets/app.js', 'HEAD');
    expect({ status, body, length: headers['content-length'] }).toEqual({ status: 200, body: '', length: '3' });
  });

  it('compresses long texts for whoever can read them, and nothing that is packed already', async () => {
    const text = 'app();'.repeat(1000);
    for (const name of ['long.js', 'long.woff2']) writeFileSync(join(folder, 'assets', name), text);
    const { port } = server.address() as AddressInfo;
    const get = async (name: string, encoding: string): Promise<readonly string[]> => {
      const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(await answer.text()).toBe(text);
      return [answer.headers.get('content-encoding') ?? 'as it is', answer.headers.get('vary') ?? ''];
    };
    expect(await get('long.js', 'gzip, br')).toEqual(['gzip', 'accept-encoding']);
    expect(await get('long.js', 'gzip, br')).toEqual(['gzip', 'accept-encoding']);
    expect(await get('long.js', 'identity')).toEqual(['as it is', 'accept-encoding']);
    expect(await get('long.woff2', 'gzip, br')).toEqual(['as it is', 'accept-encoding']);
  });

  it('lets only assets be cached', async () => {
    expect((await ask('/assets/app.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/assets/app.js', '/assets/gone.js']) {
      expect((await ask(path)).headers).toMatchObject(pageHeaders);
    }
    const policy = pageHeaders['content-security-policy'] ?? '';
    const directives = new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(pageHeaders['referrer-policy']).toBe('no-referrer');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2fdist-secret%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.sources',
    '/%',
    '/%00.js',
    '//[',
  ])('shows nothing outside the folder, nothing hidden, and survives a malformed address: %s', async (path) => {
    const { status, body } = await ask(path);
    expect({ status, body }).toEqual({ status: 404, body: 'Not found.\n' });
  });

  it('survives files that disappear', async () => {
    writeFileSync(join(folder, 'large.json'), 'x'.repeat(3_000_000));
    const many = Array.from({ length: 12 }, () => ask('/large.json'));
    rmSync(join(folder, 'large.json'));
    for (const { status, body } of await Promise.all(many)) {
      if (status === 200) expect(body).toHaveLength(3_000_000);
      else expect(status).toBe(404);
    }
    expect((await ask('/large.json')).status).toBe(404);
    rmSync(join(folder, 'index.html'));
    expect((await ask('/')).status).toBe(404);
    writeFileSync(join(folder, 'index.html'), 'again');
    expect(await ask('/')).toMatchObject({ status: 200, body: 'again' });
  });
});
