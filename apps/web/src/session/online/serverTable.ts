import { DraftTurn } from '@coalbrook/desk';
import { NOBODY, seedOf } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import type { Denial, Look, News, SeatView, Sheet } from '@coalbrook/wire';
import { NO_LIMIT, unpackCells } from '@coalbrook/wire/online';
import type { Joined, LeftOrder, OnlineDenial, OnlineNews, OnlineTable, Revelation } from '@coalbrook/wire/online';

import type { Capabilities } from '../capabilities.ts';
import { makeSavedText } from '../savedText.ts';
import type { LeaveOrder, TablePort } from '../tablePort.ts';
import { askCoach } from './askCoach.ts';
import { keepDraft, readDraft } from './keptDrafts.ts';
import { KnownTable } from './knownTable.ts';
import type { LiveConnection } from './liveConnection.ts';
import type { SeenGame } from './seenGame.ts';
import { sheetOf } from './sheetOf.ts';
import type { TableKeeper } from './tableKeeper.ts';
import { OtherVersion } from './tableOfHeader.ts';

const lost = (): Error => new Error('this table cannot be reached');

/** More steps than any game has: a join that names them as known is answered without any. */
const ALL_STEPS = Number.MAX_SAFE_INTEGER;

/** Milliseconds before a turn is sent again that the server could not store, and at most. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** A denial as a local host would give it. */
const localDenial = (
  denial: Exclude<OnlineDenial, { denied: 'failed' | 'elsewhere' }> | undefined,
): Denial | undefined => {
  if (denial?.denied === 'absent') throw lost();
  return denial?.denied === 'paused' ? { denied: 'idle' } : denial;
};

/** Whoever only watched may watch a rematch, but not ask for one. */
const rematchAt = ({ held, rematch }: OnlineTable): Capabilities['rematch'] => {
  if (rematch !== undefined) return 'open';
  return held.length > 0 ? 'possible' : undefined;
};

/** News of what the answer to a join tells, too. */
const toldByJoin: ReadonlySet<OnlineNews['news']> = new Set(['table', 'clock', 'trouble', 'order', 'draft']);

/** A table on a server, put together from what the server sends. */
export class ServerTable implements TablePort {
  readonly #connection: LiveConnection;
  readonly #game: string;
  readonly #known: KnownTable;
  /** Who looks, and the viewer of the last join, whose answer may be on its way. */
  #viewer: Seat = NOBODY;
  #wanted: Seat = NOBODY;
  #hearer: (news: News) => void = () => undefined;
  #onTable: (table: OnlineTable) => void = () => undefined;
  #onAbsent: () => void = () => undefined;
  #onJoined: () => void = () => undefined;
  #onOrder: () => void = () => undefined;
  /** The order of whoever looks. */
  #order: LeftOrder | undefined;
  readonly #ends: readonly (() => void)[];
  #isEntered = false;
  /** Answers to `join` on their way, and the news that come before the last of them. */
  #joining = 0;
  #early: OnlineNews[] = [];
  /** The number of joins, and of the last one whose answer was taken. */
  #joins = 0;
  #joined = 0;

  constructor(connection: LiveConnection, game: string, keeper: TableKeeper) {
    this.#connection = connection;
    this.#game = game;
    this.#known = new KnownTable(game, keeper);
    this.#ends = [
      connection.hear((news) => {
        if (news.game !== game) return;
        if (this.#joining > 0) this.#early.push(news);
        else this.#hear(news);
      }),
      connection.onReopened(() => {
        this.#early = [];
        if (this.#isEntered) this.#rejoinLater();
      }),
      // An empty list of views is the shortest thing one can ask for.
      connection.onQuiet(() => void connection.ask('views', game, this.#viewer, 0, -1).catch(() => undefined)),
    ];
  }

  /** What is known of the table; undefined until it was joined. */
  get table(): OnlineTable | undefined {
    return this.#known.info;
  }

  /** How often turns were taken back in what is known of the game. */
  get line(): number {
    return this.#known.line;
  }

  /** Whether the game has begun. */
  get isBegun(): boolean {
    return this.#known.seenBy(this.#viewer) !== undefined;
  }

  /** The table of a game that has begun. */
  get compiled(): Table {
    if (!this.#known.compiled) throw lost();
    return this.#known.compiled;
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

  /** What whoever looks has left to be played. */
  get order(): LeftOrder | undefined {
    return this.#order;
  }

  /** Called when that has changed. */
  onOrder(listener: () => void): void {
    this.#onOrder = listener;
  }

  /** Called when the person may not see the table any more. */
  onAbsent(listener: () => void): void {
    this.#onAbsent = listener;
  }

  /** Called after each join: from then on, everything is heard. */
  onJoined(listener: () => void): void {
    this.#onJoined = listener;
  }

  /** Shows what this device has kept of the table, until the server says more. */
  async restore(): Promise<void> {
    await this.#known.restore();
    const { info, firstViewer } = this.#known;
    if (!info) return;
    if (this.#known.seenBy(firstViewer)) this.#viewer = this.#wanted = firstViewer;
    this.#onTable(info);
  }

  /** Joins as whoever looks first. False if they may not see the table. */
  async enter(): Promise<boolean> {
    const isThere = this.isBegun ? (await this.join(this.#wanted)) || (await this.#visit()) : await this.#visit();
    this.#isEntered = true;
    if (!isThere) this.#known.forget();
    return isThere;
  }

  /** Follows the game with the eyes of one of the person's seats. False if they may not see it. */
  async join(viewer: Seat): Promise<boolean> {
    this.#joining++;
    this.#wanted = viewer;
    try {
      for (let since = this.#known.sinceFor(viewer); ; since = 0) {
        const join = ++this.#joins;
        const answer = await this.#connection.ask('join', this.#game, viewer, since);
        // After a new connection, requests are sent again in another order.
        if (join < this.#joined || viewer !== this.#wanted) return true;
        this.#joined = join;
        const isTaken = this.#tryTake(answer, viewer, since);
        if (isTaken !== undefined) return isTaken;
        // Perhaps it is another game than the one known here, as after a restored backup. Otherwise it makes no sense.
        if (since === 0) this.#connection.distrust();
      }
    } finally {
      this.#endJoin();
    }
  }

  /** Fetches the past as far as it is not known here, so that it can be looked at without a network. */
  async fetchPast(): Promise<void> {
    const seen = this.#known.seenBy(this.#viewer);
    if (seen) await this.views(seen.viewer, 0, seen.seq);
  }

  readonly hear = (listener: (news: News) => void): (() => void) => {
    this.#hearer = listener;
    return () => (this.#hearer = () => undefined);
  };

  readonly capabilities = (_sheet: Sheet, isOver: boolean): Capabilities => ({
    // Others have seen the turn, so they may have to be asked: see `consent`.
    canTakeBack: false,
    canPlan: true,
    canLeaveOrders: true,
    canAskCoach: this.table?.hasHints === true,
    canSeeThoughts: false,
    canReplaceBots: false,
    hasBotsHere: false,
    // Before that, the record would tell what is hidden.
    canSave: isOver,
    canProveDraws: isOver,
    canKeepCopy: true,
    canReview: false,
    rematch: this.table && rematchAt(this.table),
  });

  readonly look: TablePort['look'] = async (viewer, from) => {
    if (this.#viewer !== viewer || !this.isBegun) await this.#turnTo(viewer);
    return this.#look(from);
  };

  readonly views: TablePort['views'] = async (viewer, from, to) => {
    const seen = this.#at(viewer);
    const [first, last] = [Math.max(0, from), Math.min(to, seen.seq)];
    const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const missing = wanted.filter((seq) => !seen.viewAt(seq));
    if (missing.length > 0 && !this.#connection.isUp) return [];
    for (let at = missing[0] ?? Infinity; at <= (missing.at(-1) ?? -1);) at = await this.#fetchViews(seen, at, last);
    return wanted.map((seq) => seen.viewAt(seq) ?? new Int16Array());
  };

  readonly counted: TablePort['counted'] = async (viewer, seq) => {
    if (!this.#connection.isUp) return undefined;
    const answer = await this.#connection.ask('counted', this.#game, viewer, seq);
    return typeof answer === 'string' ? unpackCells(answer, this.compiled.layout.length) : undefined;
  };

  readonly keepDraft: TablePort['keepDraft'] = (seat, seq, draft) => {
    const isKept = keepDraft(this.#game, seat, { seq, line: this.line, draft });
    // The other devices at this seat can do without it while there is no connection.
    if (this.#connection.isUp) void this.#connection.ask('draft', this.#game, seat, seq, draft).catch(() => undefined);
    return isKept ? Promise.resolve(undefined) : Promise.reject(new Error('this browser stores nothing'));
  };

  readonly commit: TablePort['commit'] = async (seat, seq, draft) => {
    const { line } = this;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      const denial = await this.#connection.ask('commit', this.#game, seat, seq, draft, line);
      if (denial?.denied === 'failed') {
        await new Promise((resolve) => setTimeout(resolve, pause));
        continue;
      }
      if (denial?.denied === 'conflict') await this.join(this.#wanted);
      return localDenial(denial);
    }
  };

  readonly askAgain: TablePort['askAgain'] = async () => {
    await this.#connection.ask('askAgain', this.#game);
  };

  readonly replaceBot: TablePort['replaceBot'] = () => Promise.resolve({ denied: 'idle' });

  readonly thoughts: TablePort['thoughts'] = () => Promise.resolve({ denied: 'secret' });

  /** The coach thinks on this device. */
  readonly hint: TablePort['hint'] = async (seat, seq, draft) => {
    if (!this.table?.hasHints) return { denied: 'secret' };
    const seen = this.#present(this.#at(seat));
    if (seen.seq !== seq) return { denied: 'conflict' };
    const { stage, cells } = DraftTurn.open(this.compiled, { ...seen, draft }).frame;
    if (stage !== 'open') return { denied: 'idle' };
    const { header } = this.table;
    return askCoach({ game: this.#game, header, cells, count: seq, seed: seedOf(`hint ${this.#game}`) });
  };

  readonly leaveOrder: LeaveOrder = async (draft, limit, turns) => {
    const seat = this.#viewer;
    const known = this.#order?.id ?? '';
    const more = turns ? [turns] : [];
    const answer = await this.#connection.ask('order', this.#game, seat, known, draft, limit ?? NO_LIMIT, ...more);
    if (!('denied' in answer) && seat === this.#viewer) this.#setOrder(answer.order);
    return answer;
  };

  readonly save: TablePort['save'] = async () => {
    if (!this.table) throw lost();
    return makeSavedText(sheetOf(this.table), (await this.#reveal()).record);
  };

  readonly proof: TablePort['proof'] = async () => `${JSON.stringify(await this.#reveal())}\n`;

  readonly takeBack: TablePort['takeBack'] = () => Promise.resolve({ ok: false, fault: { kind: 'absent' } });

  // The connection ends with the game, so there is no need to leave it.
  readonly close: TablePort['close'] = () => {
    for (const end of this.#ends) end();
    return Promise.resolve();
  };

  /** Everything about a finished game. */
  async #reveal(): Promise<Revelation> {
    const revealed = await this.#connection.ask('reveal', this.#game);
    if (!('record' in revealed)) throw new Error('the game is not over');
    return revealed;
  }

  /** Asks for the table, and joins as whoever looks first if the game has begun. */
  async #visit(): Promise<boolean> {
    this.#joining++;
    try {
      for (;;) {
        const joined = await this.#connection.ask('join', this.#game, NOBODY, ALL_STEPS);
        if (!('table' in joined)) return false;
        this.#onJoined();
        if (joined.table.game === this.#game) {
          this.#forgetOlder();
          this.#setTable(joined.table);
        }
        if (this.table) return this.table.status === 'open' || (await this.join(this.#known.firstViewer));
        this.#connection.distrust();
      }
    } finally {
      this.#endJoin();
    }
  }

  /** What came before an answer that tells the same is older than it. */
  #forgetOlder(): void {
    this.#early = this.#early.filter(({ news }) => !toldByJoin.has(news));
  }

  #endJoin(): void {
    this.#joining--;
    // What does not fit makes it join again, and the rest waits for that answer.
    while (this.#joining === 0) {
      const news = this.#early.shift();
      if (!news) return;
      if (!this.#isToldAlready(news)) this.#hear(news);
    }
  }

  /** The answer to a join tells of everything that was played before it, perhaps to another seat. */
  #isToldAlready(news: OnlineNews): boolean {
    const seq = this.#known.seenBy(this.#viewer)?.seq ?? -1;
    return news.news === 'steps' && news.from + news.steps.length <= seq;
  }

  /** Shows the game to another seat; without a connection, what was last known of it. */
  async #turnTo(viewer: Seat): Promise<void> {
    if (!this.#connection.isUp && this.#known.seenBy(viewer)) this.#viewer = this.#wanted = viewer;
    else if (!(await this.join(viewer)) || !this.isBegun) throw lost();
  }

  #look(from: number): Look {
    const seen = this.#at(this.#viewer);
    return {
      seen: this.#present(seen),
      steps: seen.steps.slice(Math.max(0, from + 1)),
      sitters: this.table?.seats ?? [],
    };
  }

  #present(seen: SeenGame): SeatView {
    const { seq, viewer, actor, trouble } = seen;
    return {
      seq,
      viewer,
      cells: seen.viewAt(seq) ?? new Int16Array(),
      actor,
      draft: actor === viewer ? readDraft(this.#game, viewer, seq, this.line).draft : [],
      ...(trouble ? { trouble } : {}),
    };
  }

  #at(viewer: Seat): SeenGame {
    const seen = viewer === this.#viewer ? this.#known.seenBy(viewer) : undefined;
    if (!seen) throw lost();
    return seen;
  }

  /** Fetches views from one on, as many as the server sends at once, and returns the next. */
  async #fetchViews(seen: SeenGame, from: number, to: number): Promise<number> {
    const answer = await this.#connection.ask('views', this.#game, seen.viewer, from, to);
    if ('denied' in answer) throw lost();
    if (!seen.fill(from, answer)) {
      this.#connection.distrust();
      return from;
    }
    this.#known.keep(seen, from, from + answer.length - 1);
    return from + answer.length;
  }

  #rejoinLater(): void {
    void this.#rejoin().catch(() => undefined);
  }

  /** Joins again. Whoever has given up the seat on another device may still be allowed to look on. */
  async #rejoin(): Promise<void> {
    if ((await this.join(this.#wanted)) || (await this.#visit())) return;
    this.#known.forget();
    this.#onAbsent();
  }

  /** Takes the answer to `join`: whether the person may see the table, or undefined if it cannot be right. */
  #take(joined: Joined, viewer: Seat, since: number): boolean | undefined {
    if (!('table' in joined)) return false;
    this.#onJoined();
    const before = this.#known.seenBy(viewer)?.seq;
    const { line } = this;
    if (!this.#known.take(joined, viewer, since)) return undefined;
    this.#forgetOlder();
    const { look, table } = joined;
    if (look) {
      const { seq, draft, trouble, order } = look;
      this.#viewer = viewer;
      this.#setOrder(order);
      // What was drafted here, perhaps without a connection, counts more than what another device has sent.
      const isDraftNew = draft.length > 0 && readDraft(this.#game, viewer, seq, this.line).draft.length === 0;
      if (isDraftNew) keepDraft(this.#game, viewer, { seq, line: this.line, draft });
      // What was known does not hold any more, or more of it is open.
      const isAnew = line !== this.line || (since === 0 && this.#known.seenBy(viewer)?.isOver === true);
      if (before !== undefined && (seq !== before || isAnew))
        this.#hearer({ news: 'changed', from: isAnew ? -1 : before });
      else if (before !== undefined && isDraftNew) this.#hearer({ news: 'draft', viewer, seq, draft });
      else if (trouble) this.#hearer({ news: 'trouble', trouble });
    }
    this.#setTable(table);
    return true;
  }

  /** The same; a game for another version of the page stays as it was last seen here. */
  #tryTake(joined: Joined, viewer: Seat, since: number): boolean | undefined {
    try {
      return this.#take(joined, viewer, since);
    } catch (error) {
      if (!(error instanceof OtherVersion)) throw error;
      this.#connection.giveWay();
      return true;
    }
  }

  #setTable(table: OnlineTable): void {
    const held = JSON.stringify(this.table?.held);
    this.#known.setInfo(table);
    this.#onTable(table);
    // Another seat on this device may look now.
    if (held !== JSON.stringify(table.held)) this.#hearer({ news: 'changed', from: -1 });
    if (table.status === 'open' || this.#joining > 0) return;
    if (!this.isBegun) this.#wanted = this.#known.firstViewer;
    else if (!this.#isOutdated(table)) return;
    this.#rejoinLater();
  }

  /** Turns were taken back, or the game was ended: nothing that is known of it holds, or all of it is open. */
  #isOutdated({ line = 0, status }: OnlineTable): boolean {
    return line !== this.line || (status === 'over' && this.#known.seenBy(this.#viewer)?.isOver === false);
  }

  #hear(news: OnlineNews): void {
    const seen = this.#known.seenBy(this.#viewer);
    switch (news.news) {
      case 'table':
        if (news.table.game === this.#game) this.#setTable(news.table);
        return;
      case 'steps':
        if (seen) this.#follow(seen, news);
        return;
      case 'clock':
        if (this.table) this.#setTable({ ...this.table, clock: news.clock });
        return;
      case 'thinking':
        if (seen?.hear(undefined, news.seat)) this.#hearer({ news: 'thinking', seat: news.seat });
        return;
      case 'trouble':
        if (seen?.hear(news.trouble)) this.#hearer({ news: 'trouble', trouble: news.trouble });
        return;
      case 'netless':
        this.#hearer({ news: 'netless', seat: news.seat });
        return;
      case 'order':
        if (seen?.viewer === news.seat) this.#hearOrder(news.seat, news.order);
        return;
      case 'draft':
        if (seen?.viewer !== news.seat || seen.seq !== news.seq) return;
        keepDraft(this.#game, news.seat, { seq: news.seq, line: this.line, draft: news.draft });
        this.#hearer({ news: 'draft', viewer: news.seat, seq: news.seq, draft: news.draft });
        break;
      case 'talk':
      // It changes nothing in the game.
    }
  }

  #setOrder(order: LeftOrder | undefined): void {
    this.#order = order;
    this.#onOrder();
  }

  /** What could not be carried out is laid on the desk, unless something else was begun there. */
  #hearOrder(seat: Seat, order: LeftOrder | undefined): void {
    this.#setOrder(order);
    if (!order?.failed) return;
    const { seq, why } = order.failed;
    // It is not this seat's turn.
    if (why.trouble === 'takenBack' && why.refusal) return;
    if (seq !== this.#at(seat).seq || readDraft(this.#game, seat, seq, this.line).draft.length > 0) return;
    keepDraft(this.#game, seat, { seq, line: this.line, draft: order.draft });
    this.#hearer({ news: 'draft', viewer: seat, seq, draft: order.draft });
  }

  #follow(seen: SeenGame, news: Extract<OnlineNews, { news: 'steps' }>): void {
    // What does not follow is asked for; a server that only makes no sense is found out then.
    if (!seen.follow(news)) {
      this.#rejoinLater();
      return;
    }
    this.#known.keep(seen, news.from + 1, seen.seq);
    // The end is told once everything is open, also of what was seen before.
    const { viewer } = seen;
    const { from, steps, actor } = news;
    if (seen.isOver) this.#rejoinLater();
    else this.#hearer({ news: 'steps', viewer, from, steps, actor });
  }
}
