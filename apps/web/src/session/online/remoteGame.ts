import { NOBODY } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { unpackCells } from '@coalbrook/wire';
import type {
  Call,
  Calls,
  Denial,
  Joined,
  Look,
  News,
  OnlineDenial,
  OnlineNews,
  OnlineTable,
  Service,
} from '@coalbrook/wire';

import type { Server } from '../client.ts';
import { viewerFor } from '../viewer.ts';
import { keepDraft, readDraft } from './keptDrafts.ts';
import type { LiveConnection } from './liveConnection.ts';
import { SeenGame } from './seenGame.ts';
import { tableOfHeader } from './tableOfHeader.ts';

const lost = (): Error => new Error('this table cannot be reached');

/** Milliseconds before a turn is sent again that the server could not store, and at most. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** A denial as a local host would give it. */
const localDenial = (denial: Exclude<OnlineDenial, { denied: 'failed' }> | undefined): Denial | undefined => {
  if (denial?.denied === 'absent') throw lost();
  return denial;
};

/** A game on a server, which answers the calls of a page like the host in its worker. */
export class RemoteGame implements Server {
  readonly #connection: LiveConnection;
  readonly #game: string;
  #info: OnlineTable | undefined;
  #compiled: Table | undefined;
  /** What each seat of the person sees. A device with several seats shows one at a time. */
  readonly #seen = new Map<Seat, SeenGame>();
  #viewer: Seat = NOBODY;
  /** The viewer of the last join, whose answer may be on its way. */
  #wanted: Seat = NOBODY;
  #hearer: (news: News) => void = () => undefined;
  #onTable: (table: OnlineTable) => void = () => undefined;
  readonly #ends: readonly (() => void)[];
  /** Answers to `join` on their way, and the news that come before the last of them. */
  #joining = 0;
  #early: OnlineNews[] = [];
  /** The number of joins, and of the last one whose answer was taken. */
  #joins = 0;
  #joined = 0;

  constructor(connection: LiveConnection, game: string) {
    this.#connection = connection;
    this.#game = game;
    this.#ends = [
      connection.hear((news) => {
        if (news.game !== game) return;
        if (this.#joining > 0) this.#early.push(news);
        else this.#hear(news);
      }),
      connection.onReopened(() => {
        this.#early = [];
        this.#rejoinLater();
      }),
      // An empty list of views is the shortest thing one can ask for.
      connection.onQuiet(() => void connection.ask('views', game, this.#viewer, 0, -1).catch(() => undefined)),
    ];
  }

  /** What is known of the table; undefined until it was joined. */
  get table(): OnlineTable | undefined {
    return this.#info;
  }

  /** Whether the game has begun. */
  get isBegun(): boolean {
    return this.#seen.has(this.#viewer);
  }

  /** The table of a game that has begun. */
  get compiled(): Table {
    if (!this.#compiled) throw lost();
    return this.#compiled;
  }

  get isReachable(): boolean {
    return this.#connection.isUp;
  }

  /** Resolves as soon as there is a connection. */
  whenReachable(): Promise<void> {
    return this.#connection.whenUp();
  }

  /** Called whenever somebody comes, goes or sits down. */
  onTable(listener: (table: OnlineTable) => void): void {
    this.#onTable = listener;
  }

  /** Joins as the seat that looks first, or as nobody while that is not known. False if they may not see the table. */
  async enter(): Promise<boolean> {
    const isThere = (await this.join(this.#viewer)) || (this.#viewer !== NOBODY && (await this.join(NOBODY)));
    if (!isThere || !this.#info || !this.isBegun) return isThere;
    const { viewer } = viewerFor(this.#info.held, NOBODY, NOBODY);
    return viewer === this.#viewer || this.join(viewer);
  }

  /** Follows the game with the eyes of one of the person's seats. False if they may not see it. */
  async join(viewer: Seat): Promise<boolean> {
    this.#joining++;
    this.#wanted = viewer;
    try {
      for (let since = this.#seen.get(viewer)?.since ?? 0; ; since = 0) {
        const join = ++this.#joins;
        const answer = await this.#connection.ask('join', this.#game, viewer, since);
        // After a new connection, requests are sent again in another order.
        if (join < this.#joined || viewer !== this.#wanted) return true;
        this.#joined = join;
        const isTaken = this.#take(answer, viewer, since);
        if (isTaken !== undefined) return isTaken;
        // Perhaps it is another game than the one known here, as after a restored backup. Otherwise it makes no sense.
        if (since === 0) this.#connection.distrust();
      }
    } finally {
      if (--this.#joining === 0) for (const news of this.#early.splice(0)) this.#hear(news);
    }
  }

  ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const carryOut = this.#calls[call];
    if (!carryOut) return Promise.reject(new Error(`an online game does not know ${call}`));
    return carryOut(...given);
  }

  hear(_handle: number, listener: (news: News) => void): () => void {
    this.#hearer = listener;
    return () => (this.#hearer = () => undefined);
  }

  readonly #calls: Partial<Service> = {
    look: async (_handle, viewer, from) => {
      if (this.#viewer !== viewer || !this.isBegun) await this.#turnTo(viewer);
      return this.#look(from);
    },
    views: async (_handle, viewer, from, to) => {
      const seen = this.#at(viewer);
      const [first, last] = [Math.max(0, from), Math.min(to, seen.seq)];
      const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const missing = wanted.filter((seq) => !seen.viewAt(seq));
      for (let at = missing[0] ?? Infinity; at <= (missing.at(-1) ?? -1);) at = await this.#fetchViews(seen, at, last);
      return wanted.map((seq) => seen.viewAt(seq) ?? new Int16Array());
    },
    counted: async (_handle, viewer, seq) => {
      const answer = await this.#connection.ask('counted', this.#game, viewer, seq);
      return typeof answer === 'string' ? unpackCells(answer, this.compiled.layout.length) : undefined;
    },
    keepDraft: (_handle, seat, seq, draft) => {
      const isKept = keepDraft(this.#game, seat, { seq, draft });
      // The other devices at this seat can do without it while there is no connection.
      if (this.#connection.isUp)
        void this.#connection.ask('draft', this.#game, seat, seq, draft).catch(() => undefined);
      return isKept ? Promise.resolve(undefined) : Promise.reject(new Error('this browser stores nothing'));
    },
    commit: async (_handle, seat, seq, draft) => {
      for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
        const denial = await this.#connection.ask('commit', this.#game, seat, seq, draft);
        if (denial?.denied === 'failed') {
          await new Promise((resolve) => setTimeout(resolve, pause));
          continue;
        }
        if (denial?.denied === 'conflict') await this.join(this.#wanted);
        return localDenial(denial);
      }
    },
    askAgain: async () => {
      await this.#connection.ask('askAgain', this.#game);
    },
    close: async () => {
      for (const end of this.#ends) end();
      if (this.#connection.isUp) await this.#connection.ask('leave', this.#game);
    },
  };

  /** Shows the game to another seat; without a connection, what was last known of it. */
  async #turnTo(viewer: Seat): Promise<void> {
    if (!this.#connection.isUp && this.#seen.has(viewer)) this.#viewer = this.#wanted = viewer;
    else if (!(await this.join(viewer)) || !this.isBegun) throw lost();
  }

  #look(from: number): Look {
    const seen = this.#at(this.#viewer);
    const { seq, viewer, actor, trouble } = seen;
    return {
      seen: {
        seq,
        viewer,
        cells: seen.viewAt(seq) ?? new Int16Array(),
        actor,
        draft: actor === viewer ? readDraft(this.#game, viewer, seq).draft : [],
        ...(trouble ? { trouble } : {}),
      },
      steps: seen.steps.slice(Math.max(0, from + 1)),
      sitters: this.#info?.seats ?? [],
    };
  }

  #at(viewer: Seat): SeenGame {
    const seen = viewer === this.#viewer ? this.#seen.get(viewer) : undefined;
    if (!seen) throw lost();
    return seen;
  }

  /** Fetches views from one on, as many as the server sends at once, and returns the next. */
  async #fetchViews(seen: SeenGame, from: number, to: number): Promise<number> {
    const answer = await this.#connection.ask('views', this.#game, seen.viewer, from, to);
    if ('denied' in answer) throw lost();
    if (seen.fill(from, answer)) return from + answer.length;
    this.#connection.distrust();
    return from;
  }

  #rejoinLater(): void {
    if (this.#info) void this.join(this.#wanted).catch(() => undefined);
  }

  /** Takes the answer to `join`: whether the person may see the table, or undefined if it cannot be right. */
  #take(joined: Joined, viewer: Seat, since: number): boolean | undefined {
    if (!('table' in joined)) return false;
    const { table: info, look } = joined;
    if (info.game !== this.#game || (info.status === 'open') !== (look === undefined)) return undefined;
    if (look) {
      const table = (this.#compiled ??= tableOfHeader(info.header));
      const isNew = !this.#seen.has(viewer);
      const seen = this.#seen.get(viewer) ?? new SeenGame(table, viewer);
      const before = seen.seq;
      if (info.seats.length !== table.seats || !seen.take(look, since)) return undefined;
      this.#seen.set(viewer, seen);
      this.#viewer = viewer;
      // What was drafted here, perhaps without a connection, counts more than what another device has sent.
      const isDraftNew = look.draft.length > 0 && readDraft(this.#game, viewer, seen.seq).draft.length === 0;
      if (isDraftNew) keepDraft(this.#game, viewer, { seq: seen.seq, draft: look.draft });
      if (!isNew && (seen.seq !== before || isDraftNew)) this.#hearer({ news: 'steps', from: before, to: seen.seq });
      else if (look.trouble) this.#hearer({ news: 'trouble', seat: look.trouble.seat });
    }
    this.#setTable(info);
    return true;
  }

  #setTable(table: OnlineTable): void {
    this.#info = table;
    this.#onTable(table);
    const hasBegun = table.status !== 'open' && !this.isBegun;
    if (!hasBegun || this.#joining > 0) return;
    this.#wanted = viewerFor(table.held, NOBODY, NOBODY).viewer;
    this.#rejoinLater();
  }

  #hear(news: OnlineNews): void {
    const seen = this.#seen.get(this.#viewer);
    switch (news.news) {
      case 'table':
        if (news.table.game === this.#game) this.#setTable(news.table);
        return;
      case 'steps':
        if (seen) this.#follow(seen, news);
        return;
      case 'thinking':
        if (seen?.hear(undefined, news.seat)) this.#hearer({ news: 'thinking', seat: news.seat });
        return;
      case 'trouble':
        if (seen?.hear(news.trouble)) this.#hearer({ news: 'trouble', seat: news.trouble.seat });
        return;
      case 'draft':
        if (seen?.viewer !== news.seat || seen.seq !== news.seq) return;
        keepDraft(this.#game, news.seat, news);
        this.#hearer({ news: 'steps', from: news.seq, to: news.seq });
    }
  }

  #follow(seen: SeenGame, news: Extract<OnlineNews, { news: 'steps' }>): void {
    // What does not follow is asked for; a server that only makes no sense is found out then.
    if (seen.follow(news)) this.#hearer({ news: 'steps', from: news.from, to: seen.seq });
    else this.#rejoinLater();
  }
}
