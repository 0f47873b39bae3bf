import {
  earlierProtocols,
  isOnlineAnswerTo,
  ONLINE_PROTOCOL,
  OTHER_VERSION,
  readOnlineMessage,
} from '@coalbrook/wire/online';
import type {
  LobbyNews,
  OnlineCall,
  OnlineCalls,
  OnlineDenial,
  OnlineMessage,
  OnlineNews,
} from '@coalbrook/wire/online';

/** The part of a web socket that is used here. */
export interface Socket {
  /** What the server has chosen of the versions that were offered. */
  readonly protocol?: string;
  onopen?: (() => void) | null;
  onclose?: ((event?: { readonly code: number }) => void) | null;
  onmessage?: ((event: { readonly data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

/**
 * `garbled`: the server has sent something that this page cannot read; it is asked again. `other`: it has another
 * version than this page, `older` an earlier one. `elsewhere`: another node of the server serves the table.
 */
export type NetworkState = 'up' | 'down' | 'garbled' | 'other' | 'older' | 'elsewhere';

/** What a call resolves with. That a table is served elsewhere is never an answer: the call goes on to the next node. */
type AnswerTo<Name extends OnlineCall> = Exclude<ReturnType<OnlineCalls[Name]>, { readonly denied: 'elsewhere' }>;

type Reply = Exclude<OnlineMessage, OnlineNews | LobbyNews>;

const isElsewhere = (reply: Reply): boolean =>
  'answer' in reply && (reply.answer as Partial<OnlineDenial> | null)?.denied === 'elsewhere';

interface Waiting {
  readonly call: OnlineCall;
  readonly text: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds before the first new attempt, and at most. */
const FIRST_DELAY = 500;
const LONGEST_DELAY = 20_000;

/** At most while nodes are replaced: the next one may know the table. */
const LONGEST_SEARCH = 8000;

/** How long a server may be silent when something was asked, and at most: it may have many to serve after a restart. */
const FIRST_PATIENCE = 15_000;
const LONGEST_PATIENCE = 120_000;

/** How long it may be silent after the network has changed. */
const SHORT_PATIENCE = 4000;

/** A server that was of another version or unreadable is trusted again if a connection lasts this long. */
const PROBATION = 5000;

/** After this time without a message somebody should ask something: a dead connection looks like a quiet one. */
const QUIET = 25_000;

const browserSocket = (): Socket => {
  const address = new URL('api/live', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  return new WebSocket(address, [ONLINE_PROTOCOL, ...earlierProtocols]) as Socket;
};

/**
 * The connection to the server. It is made again whenever it is lost, and every request is sent again until it is
 * answered; the server carries each out once. Nothing that cannot be read leaves this class.
 */
export class LiveConnection {
  readonly #open: () => Socket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(news: OnlineNews) => void>();
  readonly #lobbyListeners = new Set<(news: LobbyNews) => void>();
  readonly #reopened = new Set<() => void>();
  readonly #quiet = new Set<() => void>();
  readonly #changed = new Set<() => void>();
  #socket: Socket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Runs out if the server is silent for too long. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Attempts since the server last said something useful. */
  #attempts = 0;
  #asked = 0;
  #isUp = false;
  /** How often in a row the server has sent something that cannot be right. */
  #lies = 0;
  #probation: ReturnType<typeof setTimeout> | undefined;
  /** How often in a row a node was reached that does not serve the table. */
  #misses = 0;
  /** The server has another version than this page. */
  #isOther = false;
  /** The node that was reached last speaks an earlier version. */
  #isOlder = false;
  #isClosed = false;

  constructor(open: () => Socket = browserSocket) {
    this.#open = open;
    this.#connect();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Resolves as soon as there is a connection, after everything that waited for it was sent. */
  whenUp(): Promise<void> {
    if (this.#isUp) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.onChange(() => {
        if (!this.#isUp) return;
        stop();
        resolve();
      });
    });
  }

  get state(): NetworkState {
    if (this.#isOther) return 'other';
    if (this.#isOlder) return 'older';
    if (this.#lies > 0) return 'garbled';
    if (this.#misses > 0) return 'elsewhere';
    return this.#isUp ? 'up' : 'down';
  }

  ask<Name extends OnlineCall>(call: Name, ...given: Parameters<OnlineCalls[Name]>): Promise<AnswerTo<Name>> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ id, call, given });
      this.#waiting.set(id, { call, text, resolve: resolve as (answer: unknown) => void, reject });
      if (this.#isUp) this.#send(text);
    });
  }

  hear(listener: (news: OnlineNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The same for news of the list of public tables. */
  hearLobby(listener: (news: LobbyNews) => void): () => void {
    this.#lobbyListeners.add(listener);
    return () => this.#lobbyListeners.delete(listener);
  }

  /** Called when a new connection is made, before anything is sent again: the place to join games once more. */
  onReopened(listener: () => void): () => void {
    this.#reopened.add(listener);
    return () => this.#reopened.delete(listener);
  }

  /** Called when nothing was heard for a while: the place to ask for a sign of life. */
  onQuiet(listener: () => void): () => void {
    this.#quiet.add(listener);
    return () => this.#quiet.delete(listener);
  }

  /** Called whenever `state` may have changed. */
  onChange(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  /** Something has happened that may have changed the network: tries again at once, or asks for a sign of life. */
  hurry(): void {
    if (this.#socket && this.#isUp) {
      for (const quiet of this.#quiet) quiet();
      if (this.#waiting.size > 0) this.#expect(this.#socket, SHORT_PATIENCE);
    }
    if (this.#retry === undefined) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** What the server said was read but cannot be true: everything is asked again over a new connection. */
  distrust(): void {
    if (!this.#socket) return;
    this.#lies++;
    this.#drop(this.#socket);
  }

  /** What the server said was read, but only another version of the page can deal with it. */
  giveWay(): void {
    this.#isOther = true;
    if (this.#socket) this.#drop(this.#socket);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearTimeout(this.#probation);
    this.#retry = undefined;
    this.#isUp = false;
    this.#socket?.close();
    for (const { reject } of this.#waiting.values()) reject(new Error('the connection was closed'));
    this.#waiting.clear();
  }

  #connect(): void {
    this.#retry = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#enter(socket);
    socket.onclose = (event) => {
      if (socket === this.#socket && event?.code === OTHER_VERSION) this.giveWay();
      else this.#drop(socket);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && !this.#isClosed) this.#receive(data, socket);
    };
    this.#expect(socket);
  }

  #enter(socket: Socket): void {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#isOlder = earlierProtocols.includes(socket.protocol ?? '');
    if (this.#isOlder) return this.#drop(socket);
    const unanswered = [...this.#waiting.values()];
    this.#isUp = true;
    for (const reopened of this.#reopened) reopened();
    // Whoever plays by other rules may understand a turn otherwise than it was meant.
    if (!this.#isOther) for (const { text } of unanswered) this.#send(text);
    this.#expect(socket);
    if (this.#lies > 0 || this.#isOther) this.#probation = setTimeout(() => this.#forgive(), PROBATION);
    this.#tell();
  }

  #forgive(): void {
    this.#lies = 0;
    if (this.#isOther) for (const { text } of this.#waiting.values()) this.#send(text);
    this.#isOther = false;
    this.#tell();
  }

  /** Gives a socket up, without waiting for the other end to agree, and plans the next attempt. */
  #drop(socket: Socket): void {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#socket = undefined;
    this.#isUp = false;
    clearTimeout(this.#silence);
    clearTimeout(this.#probation);
    socket.close();
    // With some randomness, so that not everybody returns at the same moment after a restart.
    const longest = this.#misses > 0 || this.#isOlder ? LONGEST_SEARCH : LONGEST_DELAY;
    const delay = Math.min(longest, FIRST_DELAY * 2 ** (this.#attempts++ + this.#lies + this.#misses));
    // Only somebody can put this right, but perhaps they do so at the other end.
    const wait = (this.#isOther ? LONGEST_DELAY : delay) * (0.5 + Math.random());
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#tell();
  }

  #send(text: string): void {
    this.#socket?.send(text);
    if (this.#socket && this.#waiting.size === 1) this.#expect(this.#socket);
  }

  /** Waits for the next message: impatiently if something was asked, else until it is time to ask. */
  #expect(socket: Socket, most = LONGEST_PATIENCE): void {
    clearTimeout(this.#silence);
    const isAsking = !this.#isUp || this.#waiting.size > 0;
    const patience = Math.min(most, FIRST_PATIENCE * 2 ** this.#attempts);
    this.#silence = setTimeout(
      () => {
        if (isAsking) this.#drop(socket);
        else for (const quiet of this.#quiet) quiet();
      },
      isAsking ? patience : QUIET,
    );
  }

  #receive(data: unknown, socket: Socket): void {
    const message = typeof data === 'string' ? readOnlineMessage(data) : undefined;
    if (message !== undefined && message !== 'later' && !('news' in message) && isElsewhere(message)) {
      // What was asked stays open, and is asked again at the next node.
      this.#misses++;
      this.#drop(socket);
      return;
    }
    const isGood = message !== undefined && (message === 'later' || 'news' in message || this.#settle(message));
    if (!isGood) {
      this.distrust();
      return;
    }
    this.#attempts = 0;
    this.#expect(socket);
    if (message !== 'later' && 'news' in message) this.#passOn(message);
  }

  #passOn(news: OnlineNews | LobbyNews): void {
    if (news.news === 'lobby') for (const listener of this.#lobbyListeners) listener(news);
    else for (const listener of this.#listeners) listener(news);
  }

  /** Passes an answer on. Returns false, leaving the request open, if it does not fit. */
  #settle(message: Reply): boolean {
    const waiting = this.#waiting.get(message.id);
    // A request that was sent twice may be answered twice.
    if (!waiting) return true;
    const isFailed = 'failed' in message;
    if (!isFailed && !isOnlineAnswerTo(waiting.call, message.answer)) return false;
    this.#waiting.delete(message.id);
    if (isFailed) waiting.reject(new Error(message.failed));
    else waiting.resolve(message.answer);
    if (waiting.call === 'join' && this.#misses > 0) {
      this.#misses = 0;
      this.#tell();
    }
    return true;
  }

  #tell(): void {
    for (const changed of this.#changed) changed();
  }
}
