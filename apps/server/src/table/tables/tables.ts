import type { HostNews, SpentOrder } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { OnlineDenial } from '@coalbrook/wire/online';

import type { GameRow } from '../games/gameRow.ts';
import { ELSEWHERE, isServedElsewhere, isServedHere } from '../games/servedElsewhere.ts';
import type { LiveTable } from './liveTable.ts';
import { loadTable, openHost, termsOf } from './loadTable.ts';
import type { FoundTable } from './loadTable.ts';
import type { TablesEnvironment } from './tablesEnvironment.ts';
import { Turnstile } from './turnstile.ts';

/** Tables opened at the same time: after a restart everybody wants theirs at once. */
const MOST_OPENING = 4;

/** Milliseconds that another node has for a bot's turn before this one tries, too. */
const PATIENCE = 3000;

/** Milliseconds after which a table that nobody follows is put away. */
const IDLE = 5 * 60_000;

const CONFLICT: OnlineDenial = { denied: 'conflict' };
const PAUSED: OnlineDenial = { denied: 'paused' };

/** A turn to be written. */
interface CommittedTurn {
  readonly seat: Seat;
  readonly seq: number;
  readonly draft: readonly string[];
  /** How often turns had been taken back when it was drafted. */
  readonly line: number;
  /** The order that goes with it. */
  readonly spent: SpentOrder | undefined;
}

const tableOf = (found: FoundTable): LiveTable | undefined => (found === ELSEWHERE ? undefined : found);

const areSame = (one: readonly Sitter[], other: readonly Sitter[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The tables in memory. Each is opened when it is needed and put away when it is not. */
export class Tables {
  readonly #around: TablesEnvironment;
  readonly #open = new Map<string, Promise<FoundTable>>();
  /** Games that were found to be served elsewhere. */
  readonly #elsewhere = new Set<string>();
  readonly #turnstile = new Turnstile(MOST_OPENING);
  #isStopped = false;

  constructor(around: TablesEnvironment) {
    this.#around = around;
  }

  get count(): number {
    return this.#open.size;
  }

  /** A table that has begun; undefined if there is none here. Whoever does something again and again is not told why. */
  async find(game: string): Promise<LiveTable | undefined> {
    return this.#elsewhere.has(game) ? undefined : tableOf(await this.seek(game));
  }

  /** A table that has begun, or that it is served elsewhere, for somebody who wants to be there. */
  async seek(game: string): Promise<FoundTable> {
    const found = await (this.#open.get(game) ?? this.#begin(game));
    if (found && found !== ELSEWHERE) found.usedAt = this.#around.now();
    return found;
  }

  #begin(game: string): Promise<FoundTable> {
    if (this.#isStopped) return Promise.resolve(undefined);
    const opening = this.#turnstile.run(() => this.#load(game));
    this.#open.set(game, opening);
    const forget = (): void => {
      if (this.#open.get(game) === opening) this.#open.delete(game);
    };
    opening.then((found) => tableOf(found) ?? forget(), forget);
    return opening;
  }

  /** A table that is in memory already. */
  async peek(game: string): Promise<LiveTable | undefined> {
    return tableOf(await this.#open.get(game));
  }

  /** Whether only nodes of a newer version can do anything at a table. */
  async isElsewhere(game: string): Promise<boolean> {
    const isOpen = (await this.peek(game).catch(() => undefined)) !== undefined;
    return !isOpen && (await isServedElsewhere(this.#around.queries, game));
  }

  /** Another node has written games; those that are open here, or all of them, are read again. */
  async reread(games: readonly string[] = [...this.#open.keys()]): Promise<void> {
    for (const game of games) {
      const table = await this.peek(game).catch(() => undefined);
      if (!table) continue;
      const divergence = await table.host.reload();
      if (!divergence) this.#goOnLater(table);
      // A newer node may have found that only later rules explain it.
      else if (!(await this.#giveUp(table)))
        this.#around.log('error', 'a game cannot be followed', { game, seq: divergence.seq });
    }
  }

  /** People have come to a game or gone, or have decided something: it goes on from there. */
  async reseat(game: string): Promise<void> {
    // A game that has not been dealt waits for whoever joins it first.
    const find = ({ id, seq, status }: GameRow): Promise<LiveTable | undefined> =>
      seq > 0 && status === 'running' ? this.find(id) : this.peek(id);
    const table = await this.#adopt(game, find);
    if (table) this.goOn(table);
  }

  /** The same for games that are open here, after another node has changed who sits at them. */
  async reseatOpen(games: readonly string[] = [...this.#open.keys()]): Promise<void> {
    for (const game of games) {
      const table = await this.#adopt(game, ({ id }) => this.peek(id).catch(() => undefined));
      if (table) this.#goOnLater(table);
    }
  }

  /** Returns the table if anything but its turns has changed. */
  async #adopt(game: string, find: (row: GameRow) => Promise<LiveTable | undefined>): Promise<LiveTable | undefined> {
    const row = await this.#around.store.find(game);
    if (!row) await this.#discard(game);
    const table = row && row.status !== 'open' ? await find(row) : undefined;
    return table?.changes.run(() => this.#adoptChanges(table));
  }

  async #adoptChanges(table: LiveTable): Promise<LiveTable | undefined> {
    const { store, clocks } = this.#around;
    const { id, header } = table.host.sheet;
    const row = await store.find(id);
    if (!row) return undefined;
    if (!isServedHere(row)) {
      this.#sendElsewhere(table);
      return undefined;
    }
    if (row.line !== table.line || row.header.abandoned !== header.abandoned) return this.#reopen(table, row);
    const areSeatsSame = areSame(row.sitters, table.host.sheet.sitters);
    if (areSeatsSame && row.terms === table.terms.known.terms) return undefined;
    // A bot may be thinking about the turn of somebody who has come back.
    table.host.halt();
    table.setTerms(row.terms, row.paused > 0, row.control);
    if (!areSeatsSame) await table.host.reseat(row.sitters);
    await this.rereadOrders(table);
    if (row.control !== '') await clocks.open(id, table.host);
    else clocks.close(id);
    return table;
  }

  /** Puts away a table whose game is gone. */
  async #discard(game: string): Promise<void> {
    const table = await this.peek(game).catch(() => undefined);
    if (table) this.#putAway(game, table);
  }

  /** Turns were taken back, or the game has ended: what is in memory does not hold any more. */
  async #reopen(table: LiveTable, row: GameRow): Promise<LiveTable | undefined> {
    table.host.halt();
    const terms = termsOf(row);
    const opened = await openHost(this.#around, row, terms, (news, host) => {
      if (table.host === host) this.#pass(table, news);
    });
    // Somebody may have taken back another turn meanwhile.
    if (opened.ok && opened.value.seq < row.seq) return this.#adoptChanges(table);
    if (opened.ok) table.replace(opened.value, terms);
    else this.#putAway(row.id, table);
    return table;
  }

  /** Puts a table away that is served elsewhere by now. Returns whether it is. */
  async #giveUp(table: LiveTable): Promise<boolean> {
    const row = await this.#around.store.find(table.host.sheet.id);
    if (!row || isServedHere(row)) return false;
    this.#sendElsewhere(table);
    return true;
  }

  #sendElsewhere(table: LiveTable): void {
    const { id } = table.host.sheet;
    this.#noteElsewhere(id);
    this.#putAway(id, table);
    for (const follower of table.followers) follower.drop();
  }

  #noteElsewhere(game: string): void {
    if (!this.#elsewhere.has(game)) this.#around.log('info', 'a game is left to nodes of a newer version', { game });
    this.#elsewhere.add(game);
  }

  #putAway(game: string, table: LiveTable): void {
    table.close();
    this.#open.delete(game);
    this.#around.clocks.close(game);
    this.#around.extensions.orders.close(game);
    this.#around.byOrder.forget(game);
  }

  /** Tells people whose orders have changed. */
  async rereadOrders(table: LiveTable): Promise<void> {
    for (const seat of await this.#around.extensions.orders.reread(table.host.sheet.id)) table.tellOrder(seat);
  }

  /** The same for games that are open here, after another node has changed their orders. */
  async rereadOrdersOf(games: readonly string[] = [...this.#open.keys()]): Promise<void> {
    for (const game of games) {
      const table = await this.peek(game).catch(() => undefined);
      if (table) await this.rereadOrders(table);
    }
  }

  /**
   * Writes a turn and goes on from there. If it cannot be written, nothing has changed. `order` is the one that it
   * carries out, if it is not played by hand.
   */
  async commit(
    table: LiveTable,
    seat: Seat,
    seq: number,
    draft: readonly string[],
    line = table.line,
    order?: SpentOrder,
  ): Promise<OnlineDenial | undefined> {
    const { host } = table;
    // Whoever plays otherwise does not need their order any more. To give up a tile in a shortfall is no turn.
    const left = this.#around.extensions.orders.of(host.sheet.id, seat);
    const isReplaced = left !== undefined && (left.failed !== undefined || host.asksForAction(seat));
    const spent = order ?? (isReplaced ? { seat } : undefined);
    try {
      const denial = await this.#commit(table, { seat, seq, draft, line, spent });
      if (!denial && !table.isWaitingForPerson) this.goOn(table);
      if (!denial && spent) await this.#rereadOrdersLater(table);
      return denial;
    } catch (error) {
      const level = this.#isStopped ? 'warn' : 'error';
      this.#around.log(level, 'a turn could not be written', { game: table.host.sheet.id, error: String(error) });
      return { denied: 'failed' };
    }
  }

  async #commit(table: LiveTable, { seat, seq, draft, line, spent }: CommittedTurn): Promise<OnlineDenial | undefined> {
    const attempt = async (): Promise<OnlineDenial | undefined> => {
      if (line !== table.line) return CONFLICT;
      return table.isPaused ? PAUSED : table.host.commit(seat, seq, draft, spent);
    };
    const { known } = table.terms;
    const before = known.terms;
    const denial = await attempt();
    if (denial?.denied !== 'conflict' || line !== table.line) return denial;
    // Perhaps the table has changed, and this node has not heard of it yet.
    const changed = await table.changes.run(() => this.#adoptChanges(table));
    // That has ended what went on here.
    if (changed) this.#goOnLater(changed);
    return changed || known.terms !== before ? attempt() : denial;
  }

  /** The turn is written, whether this succeeds or not. */
  async #rereadOrdersLater(table: LiveTable): Promise<void> {
    await this.rereadOrders(table).catch((error: unknown) => {
      this.#around.log('warn', 'orders could not be read', { game: table.host.sheet.id, error: String(error) });
    });
  }

  /** Lets chance and bots play on, unless the table pauses or the node stops: then it goes on elsewhere, or later. */
  goOn(table: LiveTable): void {
    if (table.isPaused || this.#isStopped) return;
    const { id: game } = table.host.sheet;
    table.host.go().catch(async (error: unknown) => {
      if (this.#isStopped) return;
      this.#around.log('warn', 'a table could not go on', { game, error: String(error) });
      if ((await this.peek(game).catch(() => undefined)) === table) this.#goOnLater(table);
    });
  }

  /**
   * The node that wrote last lets bots play on; this one only does if nothing comes of that. The same after something has
   * failed: nobody may come who asks for it.
   */
  #goOnLater(table: LiveTable): void {
    table.stopWaiting();
    if (table.isWaitingForPerson || this.#isStopped) return;
    table.stopWaiting = this.#around.clock.after(PATIENCE, () => this.goOn(table));
  }

  /** Puts away tables that nobody has needed for a while, unless a bot is about to play. */
  async sweep(idle = IDLE): Promise<void> {
    const since = this.#around.now() - idle;
    for (const [game, opening] of this.#open) {
      const table = tableOf(await opening.catch(() => undefined));
      if (!table) continue;
      // A turn may still be on its way to the disk when the last follower leaves.
      if (table.followers.size > 0) table.usedAt = this.#around.now();
      else if (table.usedAt <= since && table.isAtRest) this.#putAway(game, table);
    }
  }

  /** Stops all bots; nothing is opened any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    const all = await Promise.all([...this.#open.values()].map((one) => one.catch(() => undefined)));
    for (const found of all) tableOf(found)?.close();
  }

  async #load(game: string): Promise<FoundTable> {
    const found = await loadTable(this.#around, game, (about, news) => this.#pass(about, news));
    const table = tableOf(found);
    if (found === ELSEWHERE) this.#noteElsewhere(game);
    // Perhaps a bot sat there that is not known here.
    else this.#elsewhere.delete(game);
    if (table) this.goOn(table);
    return found;
  }

  /** Passes on what a host says, and logs a bot that does not answer. */
  #pass(table: LiveTable, news: HostNews): void {
    const { sheet, trouble } = table.host;
    if (news.news === 'trouble' && trouble) {
      const { seat, failure } = trouble;
      this.#around.log('error', 'a bot does not answer', { game: sheet.id, seat, failure });
    }
    table.tell(news);
  }
}
