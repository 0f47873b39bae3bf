/** The served page at another address, where it can be updated, and where parts of it can be slow. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RelayedPage {
  readonly address: string;
  /** From now on there is a later version: the same page under another name. */
  update(): void;
  /** Files with this in their names are not answered until the returned function is called. */
  hold(part: string): () => void;
  /** The next requests for files with this in their names find nothing, as at a node that serves another version. */
  lose(part: string, requests: number): void;
  /** Until the returned function is called, `index.html` comes from a node that serves another version. */
  mix(): () => void;
  close(): void;
}

interface ServedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const headerNames = ['content-type', 'content-security-policy', 'cache-control'];

/** The next requests for a file that find nothing. */
interface Loss {
  readonly part: string;
  left: number;
}

const nothing: ServedFile = { status: 404, headers: new Headers(), body: Buffer.from('') };

/** Something that is waited for. */
interface Hold {
  readonly part: string;
  readonly end: Promise<void>;
}

export const relayPage = async (served: string): Promise<RelayedPage> => {
  let isUpdated = false;
  let isMixed = false;
  const holds: Hold[] = [];
  const losses: Loss[] = [];
  const isLost = (path: string): boolean => {
    const loss = losses.find(({ part, left }) => left > 0 && path.includes(part));
    if (loss) loss.left--;
    return loss !== undefined;
  };
  const serve = async (path: string): Promise<ServedFile> => {
    for (const { part, end } of holds) if (path.includes(part)) await end;
    if (isLost(path)) return nothing;
    const found = await fetch(new URL(path, served));
    const { status, headers } = found;
    const body = Buffer.from(await found.arrayBuffer());
    if (isMixed && path === '/index.html') {
      return { status, headers, body: Buffer.from(body.toString().replaceAll('/assets/', '/assets/later-')) };
    }
    if (!isUpdated || path !== '/sw.js') return { status, headers, body };
    const renamed = body.toString().replace(/VERSION = "\w+"/, 'VERSION = "later"');
    return { status, headers, body: Buffer.from(renamed) };
  };
  const server = createServer(({ url = '/' }, response) => {
    serve(url).then(
      ({ status, headers, body }) => {
        for (const name of headerNames) response.setHeader(name, headers.get(name) ?? '');
        response.writeHead(status).end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    update: () => {
      isUpdated = true;
    },
    hold: (part) => {
      let release = (): void => undefined;
      holds.push({ part, end: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    lose: (part, requests) => {
      losses.push({ part, left: requests });
    },
    mix: () => {
      isMixed = true;
      return () => (isMixed = false);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
