/** A person at an online table, as a page would be: a cookie, requests and one live connection. */

import { randomBytes } from 'node:crypto';

import { DraftTurn } from '@coalbrook/desk';
import { tableOf } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { withChanges } from '@coalbrook/wire';
import type { LoggedStep } from '@coalbrook/wire';
import { ONLINE_PROTOCOL, unpackCells } from '@coalbrook/wire/online';
import type {
  JoinedTable,
  LeftOrder,
  LobbyNews,
  OnlineCall,
  OnlineCalls,
  OnlineMessage,
  OnlineNews,
  OnlineTable,
  OpenedTable,
  Visited,
} from '@coalbrook/wire/online';
import { WebSocket } from 'ws';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Runs out if no answer comes. */
  readonly patience: NodeJS.Timeout;
}

/** Milliseconds after which nothing will come any more for which somebody waits. */
const LONGEST_SILENCE = 180_000;

/** Somebody has waited for so long that nothing will come any more. */
export class Stalled extends Error {}

export class Person {
  origin: string;
  cookie = '';
  #socket: WebSocket | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  readonly #inbox: string[] = [];
  #isTaking = false;
  /** Everything that was received, as text. */
  readonly received: string[] = [];
  isRecording = true;
  /** Sent with every request, such as what a proxy notes. */
  headers: Readonly<Record<string, string>> = {};
  /** Who hears the news of each game. */
  readonly listeners = new Map<string, (news: OnlineNews) => void>();
  /** Hears what changes in the list of public tables. */
  onLobby: (news: LobbyNews) => void = () => undefined;
  onClose: () => void = () => undefined;

  constructor(port: number, host = '127.0.0.1') {
    this.origin = `http://${host}:${port}`;
  }

  /** The next connection and requests go to another node. */
  turnTo(port: number): void {
    this.origin = this.origin.replace(/\d+$/, String(port));
  }

  /** Somebody who has been here before. */
  static known(port: number, host?: string): Person {
    const person = new Person(port, host);
    person.cookie = `coalbrook=${randomBytes(24).toString('base64url')}`;
    return person;
  }

  async post<Answer>(path: string, body: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, cookie: this.cookie, ...this.headers },
      body: JSON.stringify(body),
    });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** The text of an answer. */
  async get(path: string): Promise<string> {
    return (await fetch(`${this.origin}${path}`, { headers: { cookie: this.cookie } })).text();
  }

  open(table: object): Promise<OpenedTable> {
    return this.post('/api/tables', { seed: '', nonce: 'one', mine: [], ...table });
  }

  visit(game: string, token: string): Promise<Visited> {
    return this.post('/api/visit', { game, token });
  }

  sit(game: string, token: string, seat: number, name: string): Promise<{ readonly table: OnlineTable }> {
    return this.post('/api/sit', { game, token, seat, name, nonce: `nonce of ${name}` });
  }

  /** Makes a link to one's own seat, which ends what all others have there. */
  async linkTo(game: string, seat: number): Promise<string> {
    return (await this.post<{ readonly token: string }>('/api/device', { game, seat })).token;
  }

  connect(): Promise<void> {
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/live`, ONLINE_PROTOCOL, {
      headers: { cookie: this.cookie },
      origin: this.origin,
      handshakeTimeout: LONGEST_SILENCE,
    });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.#inbox.push(data.toString('utf8'));
      if (!this.#isTaking) this.#takeNext();
    });
    socket.on('close', () => {
      // What has arrived counts.
      for (const text of this.#inbox.splice(0)) this.#receive(text);
      for (const { reject, patience } of this.#waiting.values()) {
        clearTimeout(patience);
        reject(new Error('the connection was lost'));
      }
      this.#waiting.clear();
      this.onClose();
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  ask<Name extends OnlineCall>(
    call: Name,
    ...given: Parameters<OnlineCalls[Name]>
  ): Promise<ReturnType<OnlineCalls[Name]>> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Stalled(`no answer to ${call}: ${JSON.stringify(given)}`));
      const patience = setTimeout(giveUp, LONGEST_SILENCE).unref();
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject, patience });
      this.send(JSON.stringify({ id, call, given }));
    });
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async leave(): Promise<void> {
    const socket = this.#socket;
    if (!socket || socket.readyState === socket.CLOSED) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.close();
    await closed;
  }

  /** Whoever awaits an answer has dealt with it before the next message is taken: they often arrive together. */
  #takeNext(): void {
    const text = this.#inbox.shift();
    this.#isTaking = text !== undefined;
    if (text === undefined) return;
    // Whoever cannot follow any more would wait for ever.
    setImmediate(() => this.#takeNext());
    try {
      this.#receive(text);
    } catch (error) {
      this.#socket?.terminate();
      throw error;
    }
  }

  #receive(text: string): void {
    if (this.isRecording) this.received.push(text);
    const message = JSON.parse(text) as OnlineMessage;
    if ('news' in message) {
      if (message.news === 'lobby') return this.onLobby(message);
      this.listeners.get(message.game)?.(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    clearTimeout(waiting?.patience);
    if ('failed' in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.answer);
  }
}

/** A game as one viewer follows it, put together from answers and news alone. */
export class FollowedGame {
  readonly person: Person;
  readonly game: string;
  readonly viewer: Seat;
  readonly steps: LoggedStep[] = [];
  table!: Table;
  info: OnlineTable | undefined;
  cells: Int16Array = new Int16Array();
  actor: Seat = NOBODY;
  /** What this seat has left to be played when its turn comes. */
  order: LeftOrder | undefined;
  #waiting: (() => void)[] = [];
  /** News that came while the answer to `join` was being taken. */
  #early: OnlineNews[] | undefined;

  constructor(person: Person, game: string, viewer: Seat) {
    this.person = person;
    this.game = game;
    this.viewer = viewer;
  }

  get seq(): number {
    return this.steps.length - 1;
  }

  get isOver(): boolean {
    return this.turn().stage === 'over';
  }

  async join(): Promise<void> {
    this.person.listeners.set(this.game, (news) => (this.#early ? this.#early.push(news) : this.#hear(news)));
    this.#early = [];
    for (;;) {
      const joined = await this.person.ask('join', this.game, this.viewer, this.steps.length);
      if (!('table' in joined)) throw new Error(JSON.stringify(joined));
      if (this.#take(joined)) break;
      // This node has not heard of everything yet that was played at another one.
      this.steps.length = 0;
    }
    const early = this.#early;
    this.#early = undefined;
    for (const news of early) if (!this.#isToldAlready(news)) this.#hear(news);
  }

  /** Waits until something holds; it is asked again after every piece of news. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.#news();
  }

  #news(): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Stalled(`nothing is heard: ${this.#described}`));
      const timer = setTimeout(giveUp, LONGEST_SILENCE).unref();
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** How things stand, for whoever asks why nothing happens. */
  get #described(): string {
    const { game, viewer, seq, actor, order, person } = this;
    const { status, paused } = this.info ?? {};
    const stage = this.steps.length > 0 ? this.turn().stage : 'unknown';
    const last = person.received.at(-1)?.slice(0, 200);
    return JSON.stringify({ game, viewer, seq, actor, stage, status, paused, order, last, isUp: person.isConnected });
  }

  /** The answer to `join` tells of everything that was played before it. */
  #isToldAlready(news: OnlineNews): boolean {
    return news.news === 'steps' && news.from + news.steps.length <= this.seq;
  }

  /** The turn of this seat, as far as it can be drafted from its own view. */
  turn(): DraftTurn {
    const { table, cells, seq, viewer, actor } = this;
    return DraftTurn.open(table, { cells, draft: [], seq, viewer, actor });
  }

  /** False if it does not follow what is known. */
  #take({ table, look }: JoinedTable): boolean {
    this.info = table;
    if (!look) return true;
    if (this.seq + look.steps.length !== look.seq) return false;
    const made = tableOf(table.header);
    if (!made.ok) throw new Error('no table');
    this.table = made.value;
    const cells = unpackCells(look.cells, this.table.layout.length);
    if (!cells) throw new Error('the cells cannot be read');
    this.cells = cells;
    this.actor = look.actor;
    this.order = look.order;
    this.steps.push(...look.steps);
    return true;
  }

  #hear(news: OnlineNews): void {
    if (news.news === 'table') {
      const isBegun = this.info?.status === 'open' && news.table.status !== 'open';
      const isOther = this.steps.length > 0 && this.#isOther(news.table);
      this.info = news.table;
      if (isOther) this.steps.length = 0;
      // Whoever loses the connection meanwhile has nothing to follow.
      if (isBegun || isOther)
        void this.join().then(
          () => this.#wake(),
          () => this.person.leave(),
        );
    }
    if (news.news === 'order' && news.seat === this.viewer) this.order = news.order;
    if (news.news === 'clock' && this.info) this.info = { ...this.info, clock: news.clock };
    if (news.news === 'steps' && this.steps.length > 0) this.#follow(news);
    this.#wake();
  }

  /** Turns were taken back, or the game was ended. */
  #isOther({ line = 0, status }: OnlineTable): boolean {
    return line !== (this.info?.line ?? 0) || (status === 'over' && !this.isOver);
  }

  #follow({ from, steps, actor }: Extract<OnlineNews, { news: 'steps' }>): void {
    if (from !== this.seq) throw new Error(`steps from ${from} do not follow ${this.seq}`);
    for (const { changes, ...step } of steps) {
      const cells = withChanges(this.cells, changes);
      if (!cells) throw new Error('the changes do not fit');
      this.cells = cells;
      this.steps.push(step);
    }
    this.actor = actor;
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }
}
