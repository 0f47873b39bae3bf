import type { IncomingMessage } from 'node:http';

/** Whether a request comes from this server's own page. Other pages in the same browser would send its cookies too. */
export const isOwnOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | undefined): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
};
