import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** Milliseconds in which a whole request must have come, headers and body. */
const PATIENCE = 10_000;

/** How often that is checked, as a part of it. */
const CHECKS = 10;

/** The server cannot listen where it was asked to. */
export class CannotListen extends Error {
  readonly isInUse: boolean;

  constructor(message: string, isInUse = false) {
    super(message);
    this.isInUse = isInUse;
  }
}

const faultOf = ({ code }: NodeJS.ErrnoException, host: string, port: number): CannotListen => {
  switch (code) {
    case 'EADDRINUSE':
      return new CannotListen(`port ${port} is in use`, true);
    case 'EACCES':
      return new CannotListen(`this user may not listen on port ${port}`);
    default:
      return new CannotListen(`${host} is not an address of this machine`);
  }
};

interface Listening {
  readonly host: string;
  readonly port: number;
  /** Milliseconds in which a whole request must have come. */
  readonly requestTime?: number | undefined;
}

/** Listens for requests, for which somebody must still be found. Connections with half a request are closed in time. */
export const listen = async ({ host, port, requestTime = PATIENCE }: Listening): Promise<Server> => {
  const http = createServer({
    headersTimeout: requestTime,
    requestTimeout: requestTime,
    connectionsCheckingInterval: Math.ceil(requestTime / CHECKS),
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => reject(faultOf(error, host, port));
    http.once('error', refuse);
    http.listen(port, host, () => {
      http.off('error', refuse);
      resolve();
    });
  });
  return http;
};
