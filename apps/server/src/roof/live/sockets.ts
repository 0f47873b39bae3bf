import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { Queue } from '@coalbrook/host';
import { parseJson } from '@coalbrook/rules/input';
import { earlierProtocols, ONLINE_PROTOCOL, OTHER_VERSION, readOnlineRequest } from '@coalbrook/wire/online';
import type { OnlineMessage } from '@coalbrook/wire/online';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';

import { Credits } from '../../ground/http/credits.ts';
import { isOwnOrigin } from '../../ground/http/origin.ts';
import { pathOf } from '../../ground/http/path.ts';
import { deviceOf, personOf } from '../../ground/persons/person.ts';
import type { LiveConnections, House } from '../../table/house/house.ts';
import { Connection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';

export const LIVE_PATH = '/api/live';

/** The longest message a page may send: a draft of the longest turn, with room to spare. */
const LONGEST = 32 * 1024;

/** Bytes that may wait for a slow reader before the connection is dropped; it will reconnect. */
const MOST_UNSENT = 1 << 20;

/** Requests a connection may send at once, and how many more each second: far more than a person can. */
const MOST_REQUESTS = 60;
const REQUESTS_PER_SECOND = 20;

/** Milliseconds in which a connection that is ended can still be told so. */
const LAST_WORDS = 2000;

const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** Declared here, because a function made where a request is answered would keep the request in memory. */
const ignore = (): void => undefined;

let lastText = '';
let lastBytes = Buffer.alloc(0);

/** A text as bytes. News go to many, one after the other, who share them. */
const bytesOf = (text: string): Buffer => {
  if (text !== lastText) [lastText, lastBytes] = [text, Buffer.from(text)];
  return lastBytes;
};

/** What is sent in one go leaves in one piece: often news and the answer to whoever caused them. */
const sendTogether = (socket: Duplex): void => {
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
};

/** The versions in which pages and other programs are answered, the newest first. */
const SPOKEN: readonly string[] = [ONLINE_PROTOCOL, ...earlierProtocols];

/**
 * The version in which a page is answered; undefined if it offers none. A page of another version is let in only to be
 * told so: it could not tell a refusal from a lost network.
 */
const protocolOf = (offered: Iterable<string>): string | undefined => {
  const all = [...offered];
  return SPOKEN.find((one) => all.includes(one)) ?? all.find((one) => /^coalbrook\.\d{1,6}$/.test(one));
};

/** The live connections of one node. */
export class Sockets implements LiveConnections {
  readonly #house: House;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    perMessageDeflate: false,
    handleProtocols: (offered) => protocolOf(offered) ?? false,
  });
  readonly #heartbeat = new Heartbeat();
  /** The connections of devices that are signed in. */
  readonly #signedIn = new Map<WebSocket, { readonly hash: string; readonly person: string }>();
  /** Ends a connection once what was asked before is answered; nothing more is heard from it. */
  readonly #ends = new Map<WebSocket, (code: number) => Promise<void>>();
  /** Nobody waits for an answer any more. */
  #isClosed = false;

  constructor(house: House) {
    this.#house = house;
  }

  get count(): number {
    return this.#server.clients.size;
  }

  listenOn(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#house.parts.log('error', 'a connection failed', { error: String(error) });
        refuse(socket, '500 Internal Server Error');
      });
    });
  }

  /** Ends the connections of devices that were signed out, among those of some people or of all. */
  async recheck(people?: readonly string[]): Promise<void> {
    for (const [client, { hash, person }] of this.#signedIn) {
      if (people && !people.includes(person)) continue;
      if ((await this.#house.parts.devices.personOf(hash)) !== person) client.close(GOING_AWAY);
    }
  }

  /** Answers what was asked, as far as that does not take long, and ends all connections. */
  async close(): Promise<void> {
    this.#heartbeat.stop();
    let giveUp = (): void => undefined;
    const late = new Promise<void>((resolve) => (giveUp = resolve));
    const timer = setTimeout(giveUp, LAST_WORDS);
    await Promise.race([late, Promise.all(Array.from(this.#ends.values(), (end) => end(GOING_AWAY)))]);
    clearTimeout(timer);
    this.#isClosed = true;
    for (const client of this.#server.clients) client.close(GOING_AWAY);
    this.#server.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', ignore);
    if (pathOf(request) !== LIVE_PATH) return refuse(socket, '404 Not Found');
    const { limits, devices, publicUrl } = this.#house.parts;
    if (!limits.mayAsk(request)) return refuse(socket, '429 Too Many Requests');
    await devices.meet(request);
    if (this.#house.guard.reasonAgainst(request) !== undefined) return refuse(socket, '403 Forbidden');
    if (!isOwnOrigin(request, publicUrl)) return refuse(socket, '403 Forbidden');
    const person = personOf(request);
    if (person === undefined) return refuse(socket, '401 Unauthorized');
    const protocol = protocolOf((request.headers['sec-websocket-protocol'] ?? '').split(/,\s*/));
    if (protocol === undefined) return refuse(socket, '400 Bad Request');
    const disconnect = limits.connect(request);
    if (!disconnect) return refuse(socket, '429 Too Many Requests');
    socket.once('close', disconnect);
    this.#server.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate());
      if (!SPOKEN.includes(protocol)) return client.close(OTHER_VERSION);
      const device = deviceOf(request);
      if (device?.isSignedIn) {
        this.#signedIn.set(client, { hash: device.hash, person });
        client.on('close', () => this.#signedIn.delete(client));
      }
      this.#serve(client, socket, person);
    });
  }

  #serve(client: WebSocket, socket: Duplex, person: string): void {
    const { now } = this.#house.parts;
    const send = (text: string): void => {
      if (client.readyState !== client.OPEN) return;
      if (client.bufferedAmount > MOST_UNSENT) client.terminate();
      else {
        sendTogether(socket);
        client.send(bytesOf(text), { binary: false });
      }
    };
    let isEnding = false;
    const drop = (): void => {
      // Until the other side has closed it, too, messages could still come.
      isEnding = true;
      connection.close();
      client.close(GOING_AWAY);
      setTimeout(() => client.terminate(), LAST_WORDS).unref();
    };
    const connection: Connection = new Connection(person, this.#house, send, drop);
    const credits = new Credits(now(), MOST_REQUESTS, REQUESTS_PER_SECOND);
    // A page may send what depends on an earlier request without waiting for its answer.
    const order = new Queue();
    const end = (code: number): Promise<void> => {
      isEnding = true;
      return order.run(() => client.close(code));
    };
    this.#ends.set(client, end);
    this.#heartbeat.add(client);
    client.on('close', () => {
      this.#ends.delete(client);
      connection.close();
    });
    client.on('message', (data, isBinary) => {
      if (isEnding) return;
      if (isBinary || !credits.take(now())) return void end(POLICY_VIOLATION);
      const text = (data as Buffer).toString('utf8');
      void order.run(() => this.#answer(connection, text, send));
    });
  }

  async #answer(connection: Connection, text: string, send: (text: string) => void): Promise<void> {
    const reply = (message: OnlineMessage): void => send(JSON.stringify(message));
    const json = parseJson(text, { document: 'file' });
    const request = json.ok ? readOnlineRequest(json.value) : { unread: -1 };
    if ('unread' in request) return reply({ id: request.unread, failed: 'unreadable' });
    const { id, call } = request;
    try {
      const make = await connection.answer(request);
      reply({ id, answer: make() });
    } catch (error) {
      this.#house.parts.log(this.#isClosed ? 'warn' : 'error', 'a request failed', { call, error: String(error) });
      reply({ id, failed: 'broken' });
    }
  }
}
