import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

type Request = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** The four groups of an IPv6 address that a household or a provider's customer has for itself. */
const HOUSEHOLD = 4;

/** An IPv4 address may be written as an IPv6 one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const groupsOf = (address: string): readonly string[] => {
  const [before, after] = address.split('::');
  const [first, last] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  return [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last];
};

/** Whether a request comes from this machine itself. */
export const isLocal = ({ socket }: Request): boolean => LOOPBACK.test(plain(socket.remoteAddress ?? ''));

/** Whether it was also sent to this machine by such a name, not by one that merely points to it. */
export const isToLocal = ({ headers }: Request): boolean =>
  LOOPBACK.test((headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));

/**
 * Whom a request comes from. Behind a proxy, `forwarded` is the header in which it notes that; of several entries, the
 * last is its own.
 */
export const addressOf = (request: Request, forwarded: string | undefined): string => {
  const noted = forwarded === undefined ? undefined : request.headers[forwarded.toLowerCase()];
  const last = [noted ?? ''].flat().join(',').split(',').at(-1)?.trim();
  const address = plain(last || (request.socket.remoteAddress ?? ''));
  return isIPv6(address) ? groupsOf(address).slice(0, HOUSEHOLD).join(':') : address;
};
