/** An authenticator for passkeys in software, as WebAuthn level 3 describes it, with the part of the browser. */

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import type { NewPasskey, UsedPasskey } from '@coalbrook/wire/online';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** The head of a CBOR item: its major type and a length or value. */
const head = (major: number, value: number): Buffer => {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
};

const encode = (item: Cbor): Buffer => {
  if (typeof item === 'number') return item >= 0 ? head(0, item) : head(1, -1 - item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  const fields = [...item].flatMap(([key, value]) => [encode(key), encode(value)]);
  return Buffer.concat([head(5, item.size), ...fields]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** The public key in COSE: elliptic curve P-256, ES256. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (part: string): Buffer => Buffer.from(part, 'base64url');
  return encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** What a dishonest page or device would change. */
export interface Deceit {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly type?: string;
}

interface HeldKey {
  readonly id: Buffer;
  readonly secret: KeyObject;
  readonly handle: string;
  counter: number;
}

export class Authenticator {
  readonly #origin: string;
  /** Whether it counts how often a key is used; many do not. */
  readonly #counts: boolean;
  readonly keys: HeldKey[] = [];

  constructor(origin: string, counts = true) {
    this.#origin = origin;
    this.#counts = counts;
  }

  create({ challenge, rp, user }: CreationOptions, deceit: Deceit = {}, id: Buffer = randomBytes(32)): NewPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key: HeldKey = { id, secret: privateKey, handle: user.id, counter: 0 };
    this.keys.push(key);
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
    const authData = this.#authData(deceit.host ?? rp.id ?? '', PRESENT | VERIFIED | NEW_KEY, key, attested);
    const attestation = encode(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge, deceit)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  use({ challenge, rpId }: RequestOptions, deceit: Deceit = {}, key = this.keys.at(-1)): UsedPasskey {
    if (!key) throw new Error('no key');
    if (this.#counts) key.counter++;
    const authData = this.#authData(deceit.host ?? rpId ?? '', PRESENT | VERIFIED, key, Buffer.alloc(0));
    const clientData = this.#clientData('webauthn.get', challenge, deceit);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key.secret);
    return {
      id: text(key.id),
      rawId: text(key.id),
      type: 'public-key',
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: key.handle,
      },
    };
  }

  #clientData(type: string, challenge: string, deceit: Deceit): Buffer {
    const honest = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { host: _host, ...changed } = deceit;
    return Buffer.from(JSON.stringify({ ...honest, ...changed }));
  }

  #authData(host: string, flags: number, { counter }: HeldKey, rest: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  }
}
