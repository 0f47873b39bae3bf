/** The served page at another address, where it can be updated. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UpdatedPage {
  readonly address: string;
  /** From now on there is a later version: the same page under another name. */
  update(): void;
  close(): void;
}

export const updatedPage = async (served: string): Promise<UpdatedPage> => {
  let version: string | undefined;
  const serve = async (path: string): Promise<{ status: number; headers: Headers; body: Buffer }> => {
    const found = await fetch(new URL(path, served));
    const body = Buffer.from(await found.arrayBuffer());
    const isRenamed = path === '/sw.js' && version !== undefined;
    const renamed = isRenamed ? body.toString().replace(/VERSION = "\w+"/, `VERSION = "${version}"`) : body;
    return { status: found.status, headers: found.headers, body: Buffer.from(renamed) };
  };
  const server = createServer(({ url = '/' }, response) => {
    serve(url).then(
      ({ status, headers, body }) => {
        for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
          response.setHeader(name, headers.get(name) ?? '');
        }
        response.writeHead(status).end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    update: () => (version = 'later'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
