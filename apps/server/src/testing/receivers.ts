/** Receivers of notices on this machine: what chat services, push services and mail servers would get. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

type OnEnd = (end: () => void | Promise<void>) => void;

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Waits until something holds. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** An HTTP server that keeps what it is sent, and answers with a status. */
export class Sink {
  readonly received: Received[] = [];
  /** What it answers, and for how many requests; nothing at all if the status is 0. */
  readonly answers: number[] = [];
  status = 200;
  url = '';

  static async start(onEnd: OnEnd): Promise<Sink> {
    const sink = new Sink();
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        sink.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        const status = sink.answers.shift() ?? sink.status;
        if (status > 0) response.writeHead(status, { location: `${sink.url}/elsewhere` }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onEnd(() => {
      server.closeAllConnections();
      server.close();
    });
    sink.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return sink;
  }

  /** What came to a path, as text. */
  at(path: string): readonly string[] {
    return this.received.filter((one) => one.path === path).map(({ body }) => body.toString('utf8'));
  }
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser with a push subscription: it decrypts messages by RFC 8188 and 8291. */
export class PushReceiver {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #endpoint: string;

  constructor(endpoint: string) {
    this.#endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  /** The address as a page sends it. */
  get address(): string {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return JSON.stringify({ endpoint: this.#endpoint, expirationTime: 0, keys });
  }

  decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const key = hkdf(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

/** The claims of a push message, if it was signed with the key that it names (RFC 8292). */
export const readVapid = (authorization: string): { readonly key: string; readonly claims: unknown } | undefined => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) } : undefined;
};

export interface ReceivedLetter {
  readonly to: readonly string[];
  readonly text: string;
}

/** A mail server that keeps what it is sent. */
export class MailSink {
  readonly letters: ReceivedLetter[] = [];
  url = '';

  static async start(onEnd: OnEnd): Promise<MailSink> {
    const sink = new MailSink();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          sink.letters.push({ to, text: Buffer.concat(parts).toString('utf8') });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onEnd(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    sink.url = `smtp://127.0.0.1:${port}?from=coalbrook@example.org`;
    return sink;
  }
}
