import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { mayCompress } from './compression.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The types that are compressed already. */
const packed: ReadonlySet<string> = new Set(['.png', '.woff2', '.net']);

/** The path of a URL; undefined if it is malformed or leads to hidden files. */
const pathOf = (url: string | undefined): string | undefined => {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    return path.split('/').some((part) => part.startsWith('.')) ? undefined : path;
  } catch {
    return undefined;
  }
};

interface ReadFile {
  readonly file: string;
  readonly content: Buffer;
}

/** Reads a whole file, so that its length is known before anything is sent; undefined if unreadable. */
const read = (file: string): Promise<ReadFile | undefined> =>
  readFile(file).then(
    (content) => ({ file, content }),
    () => undefined,
  );

/** The file for a URL. A path without an extension is a route of the page. */
const find = async (folder: string, url: string | undefined): Promise<ReadFile | undefined> => {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  return (await read(file)) ?? (extname(path) === '' ? read(join(folder, 'index.html')) : undefined);
};

const compress: (content: Buffer) => Promise<Buffer> = promisify(gzip);

/** Serves the files of a folder, and its `index.html` for routes of the page. */
export const staticFiles = (folder: string, headers: Readonly<Record<string, string>> = {}) => {
  const lasting = join(folder, 'assets', sep);
  /** The names of assets change with their content, so each is compressed once. */
  const compressedAssets = new Map<string, Promise<Buffer>>();
  const compressed = ({ file, content }: ReadFile): Promise<Buffer> => {
    if (!file.startsWith(lasting)) return compress(content);
    const made = compressedAssets.get(file) ?? compress(content);
    compressedAssets.set(file, made);
    return made;
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url } = request;
    const found = method === 'GET' || method === 'HEAD' ? await find(normalize(folder), url) : undefined;
    if (!found) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found.\n');
      return;
    }
    const { file, content } = found;
    const isCompressed = !packed.has(extname(file)) && mayCompress(request, content);
    const sent = isCompressed ? await compressed(found) : content;
    response.writeHead(200, {
      ...headers,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': sent.length,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      vary: 'accept-encoding',
      'cache-control': file.startsWith(lasting) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(method === 'HEAD' ? undefined : sent);
  };
};
