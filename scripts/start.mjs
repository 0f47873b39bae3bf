// Builds the page if anything it is made of has changed, serves it on this device and says where.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { ready, root } from './ready.mjs';

const HOST = '127.0.0.1';
const PORT = 4173;

const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const stamp = join(dist, '.sources');

/** Everything the page is built from. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages',
  'docs/rules',
  'package-lock.json',
];
const unread = new Set(['node_modules', 'dist']);

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !unread.has(name))
    .flatMap((name) => filesIn(join(path, name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function makePage() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building the page …\n');
  const { build } = await import('vite');
  try {
    await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'silent' });
  } catch (error) {
    stop(`The page could not be built: ${error.message}`);
  }
  writeFileSync(stamp, wanted);
}

/** The file that an address means; anything else is the page itself. */
function fileFor(url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url ?? '/', `http://${HOST}`).pathname);
  } catch {
    return undefined;
  }
  const file = normalize(join(dist, path));
  if (!file.startsWith(dist) || path.split('/').some((part) => part.startsWith('.'))) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) ? undefined : join(dist, 'index.html');
}

function answer(request, response) {
  const file = request.method === 'GET' || request.method === 'HEAD' ? fileFor(request.url) : undefined;
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Nothing here.\n');
    return;
  }
  // Names of assets change with their content; everything else is asked for anew.
  const isLasting = file.startsWith(join(dist, 'assets'));
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/** Listens on the port; where it is taken and nobody insists on it, on any that is free. */
function listen(port, insists) {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && !insists && port !== 0) resolve(listen(0, false));
      else reject(error);
    });
    server.listen(port, HOST, () => resolve(server.address().port));
  });
}

function openBrowser(address) {
  const { platform, env } = process;
  const hasDesktop = platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  if (!hasDesktop || env.CI || process.argv.includes('--no-open')) return;
  const [command, ...args] =
    platform === 'darwin'
      ? ['open', address]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  // Whoever has no browser to open can still read the address.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function wantedPort() {
  const index = process.argv.findIndex((word) => word === '--port' || word.startsWith('--port='));
  if (index < 0) return undefined;
  const word = process.argv[index];
  const port = Number(word.includes('=') ? word.slice('--port='.length) : process.argv[index + 1]);
  if (!Number.isInteger(port) || port < 0 || port > 65535) stop('--port wants a number from 0 to 65535.');
  return port;
}

const asked = wantedPort();
ready();
await makePage();
try {
  const port = await listen(asked ?? PORT, asked !== undefined);
  const address = `http://${HOST}:${port}/`;
  process.stdout.write(`Coalbrook is ready: ${address}  (Ctrl+C ends it)\n`);
  openBrowser(address);
} catch (error) {
  stop(error.code === 'EADDRINUSE' ? `Port ${asked} is taken; try another or leave --port away.` : error.message);
}
