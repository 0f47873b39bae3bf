import { tableOf } from '@coalbrook/record';
import { isOver, NOBODY, State } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { unpackCells, withChanges } from '@coalbrook/wire';
import type {
  BotTrouble,
  Call,
  Calls,
  Denial,
  Joined,
  JoinedTable,
  LoggedStep,
  Look,
  News,
  OnlineDenial,
  OnlineNews,
  OnlineTable,
  PackedCells,
  Service,
} from '@coalbrook/wire';

import type { Server } from '../client.ts';
import { keepDraft, readDraft } from './keptDrafts.ts';
import type { LiveConnection } from './liveConnection.ts';

/** The game as the viewer sees it, put together from what the server sends. */
interface Seen {
  readonly viewer: Seat;
  readonly table: Table;
  /** The set-up comes first. */
  readonly steps: LoggedStep[];
  /** Cells after a number of entries, as far as they are known. */
  readonly views: Map<number, Int16Array>;
  actor: Seat;
  trouble: BotTrouble | undefined;
}

/** Milliseconds before a turn is sent again that could not be stored, at first and at most. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 20_000;

const lost = (): Error => new Error('this table cannot be reached');

const seqOf = ({ steps }: Seen): number => steps.length - 1;

/** A denial as a local host would give it. */
const localDenial = (denial: OnlineDenial | undefined): Denial | undefined => {
  if (!denial) return undefined;
  if (denial.denied === 'absent' || denial.denied === 'failed') throw lost();
  return denial;
};

/** A game on a server, which answers the calls of a page like the host in its worker. */
export class RemoteGame implements Server {
  readonly #connection: LiveConnection;
  readonly #game: string;
  #info: OnlineTable | undefined;
  #seen: Seen | undefined;
  #hearer: (news: News) => void = () => undefined;
  #onTable: (table: OnlineTable) => void = () => undefined;
  readonly #ends: readonly (() => void)[];
  /** Answers to `join` on their way, and the news that come before the last of them. */
  #joining = 0;
  readonly #early: OnlineNews[] = [];
  #isClosed = false;

  constructor(connection: LiveConnection, game: string) {
    this.#connection = connection;
    this.#game = game;
    this.#ends = [
      connection.hear((news) => {
        if (news.game !== game) return;
        if (this.#joining > 0) this.#early.push(news);
        else this.#hear(news);
      }),
      connection.onReopened(() => void this.#rejoin().catch(() => undefined)),
    ];
  }

  /** What is known of the table; undefined until it was joined. */
  get table(): OnlineTable | undefined {
    return this.#info;
  }

  /** Whether the game has begun. */
  get isBegun(): boolean {
    return this.#seen !== undefined;
  }

  /** The table of a game that has begun. */
  get compiled(): Table {
    if (!this.#seen) throw lost();
    return this.#seen.table;
  }

  /** Called whenever somebody comes, goes or sits down. */
  onTable(listener: (table: OnlineTable) => void): void {
    this.#onTable = listener;
  }

  /** Follows the game with the eyes of one of the person's seats. False if they may not see it. */
  async join(viewer: Seat): Promise<boolean> {
    const since = this.#seen?.viewer === viewer ? this.#seen.steps.length : 0;
    this.#joining++;
    try {
      return this.#take(await this.#connection.ask('join', this.#game, viewer, since), viewer, since);
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
      if (this.#seen?.viewer !== viewer && !(await this.join(viewer))) throw lost();
      return this.#look(from);
    },
    views: async (_handle, viewer, from, to) => {
      const seen = this.#at(viewer);
      const [first, last] = [Math.max(0, from), Math.min(to, seqOf(seen))];
      const missing = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
        (seq) => !seen.views.has(seq),
      );
      for (let at = missing[0] ?? Infinity; at <= (missing.at(-1) ?? -1);) at = await this.#fetchViews(seen, at, last);
      return Array.from({ length: last - first + 1 }, (_, index) => seen.views.get(first + index) ?? new Int16Array());
    },
    counted: async (_handle, viewer, seq) => {
      const answer = await this.#connection.ask('counted', this.#game, viewer, seq);
      return typeof answer === 'string' ? this.#unpack(answer) : undefined;
    },
    keepDraft: (_handle, seat, seq, draft) => {
      const isKept = keepDraft(this.#game, seat, seq, draft);
      // The other devices at this seat can do without it while there is no connection.
      if (this.#connection.isUp)
        void this.#connection.ask('draft', this.#game, seat, seq, draft).catch(() => undefined);
      return isKept ? Promise.resolve(undefined) : Promise.reject(new Error('this browser stores nothing'));
    },
    commit: async (_handle, seat, seq, draft) => {
      const denial = localDenial(await this.#commit(seat, seq, draft));
      if (denial?.denied === 'conflict') await this.#rejoin();
      return denial;
    },
    askAgain: async () => {
      await this.#connection.ask('askAgain', this.#game);
    },
    close: async () => {
      this.#isClosed = true;
      for (const end of this.#ends) end();
      if (this.#connection.isUp) await this.#connection.ask('leave', this.#game);
    },
  };

  /** Sends a turn again as long as the server cannot store it. */
  async #commit(seat: Seat, seq: number, draft: readonly string[]): Promise<OnlineDenial | undefined> {
    for (let delay = FIRST_DELAY; ; delay = Math.min(2 * delay, LONGEST_DELAY)) {
      const denial = await this.#connection.ask('commit', this.#game, seat, seq, draft);
      if (denial?.denied !== 'failed' || this.#isClosed) return denial;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }

  #look(from: number): Look {
    const seen = this.#seen;
    const info = this.#info;
    if (!seen || !info) throw lost();
    const seq = seqOf(seen);
    const { viewer, actor, trouble } = seen;
    return {
      seen: {
        seq,
        viewer,
        cells: seen.views.get(seq) ?? new Int16Array(),
        actor,
        draft: actor === viewer ? readDraft(this.#game, viewer, seq) : [],
        ...(trouble ? { trouble } : {}),
      },
      steps: seen.steps.slice(Math.max(0, from + 1)),
      sitters: info.seats,
    };
  }

  #at(viewer: Seat): Seen {
    if (this.#seen?.viewer !== viewer) throw lost();
    return this.#seen;
  }

  /** Fetches views from one on, as many as the server sends at once, and returns the next. */
  async #fetchViews(seen: Seen, from: number, to: number): Promise<number> {
    const answer = await this.#connection.ask('views', this.#game, seen.viewer, from, to);
    if (!Array.isArray(answer) || answer.length === 0) throw lost();
    (answer as readonly PackedCells[]).forEach((cells, index) => seen.views.set(from + index, this.#unpack(cells)));
    return from + answer.length;
  }

  #unpack(cells: PackedCells): Int16Array {
    const unpacked = this.#seen && unpackCells(cells, this.#seen.table.layout.length);
    if (!unpacked) throw new Error('the server sent something that cannot be read');
    return unpacked;
  }

  async #rejoin(): Promise<void> {
    if (this.#info) await this.join(this.#seen?.viewer ?? NOBODY);
  }

  #take(joined: Joined, viewer: Seat, since: number): boolean {
    if (!('table' in joined)) return false;
    this.#setTable(joined.table);
    if (joined.look) this.#takeLook(joined, viewer, since);
    return true;
  }

  #takeLook({ table: info, look }: JoinedTable, viewer: Seat, since: number): void {
    if (!look) return;
    const table = this.#seen?.table ?? this.#makeTable(info);
    const known = since > 0 && this.#seen?.viewer === viewer ? this.#seen : undefined;
    const before = known ? seqOf(known) : undefined;
    this.#seen = {
      viewer,
      table,
      steps: [...(known?.steps.slice(0, since) ?? []), ...look.steps],
      views: known?.views ?? new Map<number, Int16Array>(),
      actor: look.actor,
      trouble: look.trouble,
    };
    this.#seen.views.set(look.seq, this.#unpack(look.cells));
    // What was drafted here, perhaps without a connection, counts more than what another device has sent.
    if (readDraft(this.#game, viewer, look.seq).length === 0) keepDraft(this.#game, viewer, look.seq, look.draft);
    if (before !== undefined) this.#hearer({ news: 'steps', from: before, to: look.seq });
  }

  #makeTable({ header }: OnlineTable): Table {
    const table = tableOf(header);
    if (!table.ok) throw new Error('this game needs another version of the page');
    return table.value;
  }

  #setTable(table: OnlineTable): void {
    const wasOpen = this.#info?.status === 'open';
    this.#info = table;
    this.#onTable(table);
    if (wasOpen && table.status !== 'open' && this.#joining === 0) void this.#rejoin().catch(() => undefined);
  }

  #hear(news: OnlineNews): void {
    switch (news.news) {
      case 'table':
        this.#setTable(news.table);
        return;
      case 'steps':
        this.#follow(news);
        return;
      case 'thinking':
        if (this.#seen) this.#seen.trouble = undefined;
        this.#hearer({ news: 'thinking', seat: news.seat });
        return;
      case 'trouble':
        if (this.#seen) this.#seen.trouble = news.trouble;
        this.#hearer({ news: 'trouble', seat: news.trouble.seat });
        return;
      case 'draft':
        if (!this.#seen || this.#seen.viewer !== news.seat || seqOf(this.#seen) !== news.seq) return;
        keepDraft(this.#game, news.seat, news.seq, news.draft);
        this.#hearer({ news: 'steps', from: news.seq, to: news.seq });
    }
  }

  /** When the game is over, nothing is hidden any more: earlier positions are asked for again. */
  #openAll({ table, views, steps }: Seen): void {
    const last = views.get(steps.length - 1);
    const position = new State(table.layout);
    position.cells.set(last ?? []);
    if (!last || !isOver(position)) return;
    views.clear();
    views.set(steps.length - 1, last);
  }

  #follow({ from, steps, actor }: Extract<OnlineNews, { news: 'steps' }>): void {
    const seen = this.#seen;
    if (!seen) return;
    if (from !== seqOf(seen)) {
      void this.#rejoin().catch(() => undefined);
      return;
    }
    for (const { changes, ...step } of steps) {
      const cells = withChanges(seen.views.get(seqOf(seen)) ?? new Int16Array(), changes);
      if (!cells) throw new Error('the server sent something that cannot be read');
      seen.steps.push(step);
      seen.views.set(seqOf(seen), cells);
    }
    seen.actor = actor;
    seen.trouble = undefined;
    this.#openAll(seen);
    this.#hearer({ news: 'steps', from, to: seqOf(seen) });
  }
}
