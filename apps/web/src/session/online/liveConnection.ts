import { ONLINE_PROTOCOL } from '@coalbrook/wire';
import type { OnlineCall, OnlineCalls, OnlineMessage, OnlineNews } from '@coalbrook/wire';

/** The part of a web socket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds before the first new attempt, and at most. */
const FIRST_DELAY = 500;
const LONGEST_DELAY = 20_000;

const browserSocket = (): Socket => {
  const address = new URL('api/live', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  return new WebSocket(address, ONLINE_PROTOCOL) as Socket;
};

/**
 * The connection to the server. It is made again whenever it is lost, and every request is sent again until it is
 * answered; the server carries each out once.
 */
export class LiveConnection {
  readonly #open: () => Socket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(news: OnlineNews) => void>();
  readonly #reopened = new Set<() => void>();
  readonly #changed = new Set<(isUp: boolean) => void>();
  #socket: Socket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #asked = 0;
  #isUp = false;
  #isClosed = false;

  constructor(open: () => Socket = browserSocket) {
    this.#open = open;
    this.#connect();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  ask<Name extends OnlineCall>(
    call: Name,
    ...given: Parameters<OnlineCalls[Name]>
  ): Promise<ReturnType<OnlineCalls[Name]>> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ id, call, given });
      this.#waiting.set(id, { text, resolve: resolve as (answer: unknown) => void, reject });
      if (this.#isUp) this.#socket?.send(text);
    });
  }

  hear(listener: (news: OnlineNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called when a new connection is made, before anything is sent again: the place to join games once more. */
  onReopened(listener: () => void): () => void {
    this.#reopened.add(listener);
    return () => this.#reopened.delete(listener);
  }

  onChange(listener: (isUp: boolean) => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  /** Tries again at once, because there is a reason to hope. */
  hurry(): void {
    if (this.#isUp || this.#isClosed || this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Error('the connection was closed'));
    this.#waiting.clear();
  }

  #connect(): void {
    this.#timer = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#enter(socket);
    socket.onclose = () => this.#leave(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === 'string') this.#receive(data);
    };
  }

  #enter(socket: Socket): void {
    if (socket !== this.#socket || this.#isClosed) return;
    const unanswered = [...this.#waiting.values()];
    this.#attempts = 0;
    this.#isUp = true;
    for (const reopened of this.#reopened) reopened();
    for (const { text } of unanswered) socket.send(text);
    for (const changed of this.#changed) changed(true);
  }

  #leave(socket: Socket): void {
    if (socket !== this.#socket || this.#isClosed) return;
    const wasUp = this.#isUp;
    this.#isUp = false;
    if (wasUp) for (const changed of this.#changed) changed(false);
    // With some randomness, so that not everybody returns at the same moment after a restart.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempts++) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as OnlineMessage;
    if ('news' in message) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failed' in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.answer);
  }
}
