import { createECDH } from 'node:crypto';

import { isPushAddress } from '@coalbrook/wire/online';
import type { PushAddress } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { OutgoingPost } from './guardedPost.ts';
import type { NoticeMessage } from './notice.ts';

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Seconds that a push service keeps a notice for a device that is off. */
const KEPT = 24 * 60 * 60;

const NAME = 'push';

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

const newKeys = (): PushKeys => {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  // Leading zeros are left out.
  const bytes = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - bytes.length), bytes]).toString('base64url');
  return { publicKey, privateKey };
};

/** The keys of this server, made when they are first needed. Nodes that start together agree on one pair. */
export const pushKeys = async (queries: Queries): Promise<PushKeys> => {
  await queries.query(
    'insert into server_keys (name, value) values ($1, $2) on conflict do nothing',
    NAME,
    JSON.stringify(newKeys()),
  );
  const [row] = await queries.query<{ value: string }>('select value from server_keys where name = $1', NAME);
  return JSON.parse(row.value) as PushKeys;
};

const isOnCurve = (key: string): boolean => {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

/** A push subscription from its JSON, with nothing else in it; undefined if a message could not be encrypted for it. */
export const readPushAddress = (text: string): PushAddress | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isPushAddress(value) || !isOnCurve(value.keys.p256dh)) return undefined;
    const { endpoint, keys } = value;
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return undefined;
  }
};

/** The encrypted message of a notice. A later notice about the same game replaces one that waits for the device. */
export const pushPost = async (
  address: PushAddress,
  notice: NoticeMessage,
  keys: PushKeys,
  subject: string,
): Promise<OutgoingPost> => {
  // A server without push subscriptions does without it.
  const { default: webPush } = await import('web-push');
  const { title, body: text, link, game } = notice;
  const message = JSON.stringify({ title, body: text, link, game });
  const { endpoint, headers, body } = webPush.generateRequestDetails(address, message, {
    vapidDetails: { subject, ...keys },
    TTL: KEPT,
    urgency: 'high',
    ...(game === '' ? {} : { topic: game }),
  });
  return { url: endpoint, headers, body };
};
