/** For tests: a live connection that does what it likes with what it receives, and never closes by itself. */

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';

import type { Person } from './client.ts';

const [LONG, MASKED, TEXT] = [126, 0x80, 0x81];

/** A text as a client sends it. */
const frameOf = (text: string): Buffer => {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const head = Buffer.from([TEXT, MASKED | LONG, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, mask, body.map((byte, at) => byte ^ mask[at % 4])]);
};

export class RawSocket {
  readonly #socket: Socket;
  #received = '';
  readonly #waiting: (() => void)[] = [];
  /** The other side has ended it. */
  readonly ended: Promise<void>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#received += data.toString('latin1');
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.ended = new Promise((resolve) => socket.once('end', resolve));
  }

  static async connect({ origin, cookie }: Person, onEnd: (end: () => void) => void): Promise<RawSocket> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    onEnd(() => socket.destroy());
    const raw = new RawSocket(socket);
    socket.write(
      [
        'GET /api/live HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${origin}`,
        `Cookie: ${cookie}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `Sec-WebSocket-Protocol: ${ONLINE_PROTOCOL}`,
        '\r\n',
      ].join('\r\n'),
    );
    await raw.until('101 Switching Protocols');
    return raw;
  }

  send(message: object): void {
    this.#socket.write(frameOf(JSON.stringify(message)));
  }

  async until(text: string): Promise<void> {
    while (!this.#received.includes(text)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
