import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';

import { deliveryOf, deliveryOfError, failed, isNothingSent } from '../../ground/mail/delivery.ts';
import type { Delivery } from '../../ground/mail/delivery.ts';
import { isPublicAddress } from './publicAddress.ts';

/** A message for a receiver that a stranger has named. */
export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

type LookUp = (host: string) => Promise<readonly string[]>;

const lookUpAll: LookUp = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

export interface PostOptions {
  /** Also plain HTTP, and addresses that only this machine or its network has. For tests. */
  readonly allowPrivate: boolean;
  /** Milliseconds for everything. */
  readonly patience: number;
  /** Breaks off everything. */
  readonly stopped: AbortSignal;
  /** Finds the addresses of a host. Missing except in tests. */
  readonly lookUp?: LookUp;
}

/** Whether a text is an address to which notices may be posted, as far as one can tell without asking for its host. */
export const isPostable = (url: string, allowPrivate: boolean): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return false;
  const host = hostOf(url);
  return allowPrivate || isIP(host) === 0 || isPublicAddress(host);
};

/** The host of an address, without the brackets of IPv6. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');

/** The addresses of a host, all of which must be public; undefined if one is not. */
const checkedAddresses = async (
  host: string,
  { allowPrivate, lookUp = lookUpAll }: PostOptions,
): Promise<readonly string[] | undefined> => {
  const found = isIP(host) > 0 ? [host] : await lookUp(host);
  return found.length > 0 && (allowPrivate || found.every(isPublicAddress)) ? found : undefined;
};

/** Posts to exactly this address of the host. Redirects are not followed and the body of the answer is not read. */
const postTo = (address: string, { url, headers, body }: OutgoingPost, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const { protocol, port, pathname, search, host } = new URL(url);
    const name = hostOf(url);
    const isSecure = protocol === 'https:';
    const outgoing = (isSecure ? requestSecure : requestPlain)(
      {
        method: 'POST',
        host: address,
        port: port === '' ? (isSecure ? 443 : 80) : Number(port),
        path: `${pathname}${search}`,
        headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        ...(isSecure && isIP(name) === 0 ? { servername: name } : {}),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Posts to the first of these addresses that can be reached. */
const postToFirst = async (addresses: readonly string[], post: OutgoingPost, signal: AbortSignal): Promise<number> => {
  const [first, ...others] = addresses;
  try {
    return await postTo(first, post, signal);
  } catch (error) {
    if (others.length === 0 || !isNothingSent(error)) throw error;
    return postToFirst(others, post, signal);
  }
};

/** Posts a message, but only to the public internet: a stranger has named the receiver. Never throws. */
export const guardedPost = async (post: OutgoingPost, options: PostOptions): Promise<Delivery> => {
  const { allowPrivate, patience, stopped } = options;
  if (!isPostable(post.url, allowPrivate)) return failed('forbidden');
  const control = new AbortController();
  const { signal } = control;
  const abort = (): void => control.abort();
  const timer = setTimeout(abort, patience);
  stopped.addEventListener('abort', abort);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
  });
  const attempt = async (): Promise<Delivery> => {
    const addresses = await checkedAddresses(hostOf(post.url), options);
    return addresses ? deliveryOf(await postToFirst(addresses, post, signal)) : failed('forbidden');
  };
  try {
    // Asking for the host cannot be broken off.
    return await Promise.race([attempt(), late]);
  } catch (error) {
    return deliveryOfError(error);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', abort);
  }
};
