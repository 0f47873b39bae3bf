import { createServer } from 'node:http';

/** Listens on a port, or on any free one if it is taken and was not asked for. Returns the port. */
export function listen(answer, { host, port, insists }) {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && !insists && port !== 0) resolve(listen(answer, { host, port: 0, insists }));
      else reject(error);
    });
    server.listen(port, host, () => resolve(server.address().port));
  });
}
