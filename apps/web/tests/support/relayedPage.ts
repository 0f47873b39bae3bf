/** The served page at another address, where it can be updated, and where parts of it can be slow. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RelayedPage {
  readonly address: string;
  /** From now on there is a later version: the same page under another name. */
  update(): void;
  /** Files with this in their names are not answered until the returned function is called. */
  hold(part: string): () => void;
  close(): void;
}

interface ServedFile {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const headerNames = ['content-type', 'content-security-policy', 'cache-control'];

/** Something that is waited for. */
interface Hold {
  readonly part: string;
  readonly end: Promise<void>;
}

export const relayPage = async (served: string): Promise<RelayedPage> => {
  let isUpdated = false;
  const holds: Hold[] = [];
  const serve = async (path: string): Promise<ServedFile> => {
    for (const { part, end } of holds) if (path.includes(part)) await end;
    const found = await fetch(new URL(path, served));
    const { status, headers } = found;
    const body = Buffer.from(await found.arrayBuffer());
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
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
