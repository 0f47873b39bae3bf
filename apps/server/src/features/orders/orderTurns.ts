import { tryTurn } from '@coalbrook/host';
import type { Clock } from '@coalbrook/host';
import { chooseAmong } from '@coalbrook/record';
import { mask } from '@coalbrook/rules';
import type { OrderChoice, OrderTrouble } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import type { Log } from '../../ground/log.ts';
import type { LiveTable } from '../../table/tables/liveTable.ts';
import type { Tables } from '../../table/tables/tables.ts';
import { judge } from './judge.ts';
import type { Orders } from './orders.ts';
import { areAnyOrders, MOST_GAMES, readDueOrders, turnsOf } from './storedOrders.ts';
import type { DueOrder, FailedTrial } from './storedOrders.ts';

export interface OrderTurnsEnvironment {
  readonly database: SqlDatabase;
  readonly tables: Tables;
  readonly orders: Orders;
  readonly clock: Clock;
  /** Milliseconds before an order is carried out: a bot does not play sooner either. */
  readonly floor: number;
  /** Hears of games in which an order could not be carried out. */
  readonly onFailed: (game: string) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Milliseconds between two looks at all orders: for turns of a node that was killed or stopped. */
const EVERYWHERE_EVERY = 3000;

/** What an order has for a turn that has come, from what its seat sees; or why it leaves the turn to its person. */
const chosen = ({ host }: LiveTable, order: DueOrder): OrderChoice | { readonly why: OrderTrouble } => {
  const { table, position } = host;
  const { seat } = order;
  const [choices] = turnsOf(order);
  const first = Math.min(...choices.map(({ since = Infinity }) => since));
  const steps = first < Infinity ? host.steps(seat, first) : [];
  const choice = chooseAmong({ table, state: mask(table, position, seat), seat }, steps, choices);
  if (choice === 'unreadable') return { why: { trouble: 'unreadable', step: 0 } };
  const isLeft = choice === 'nothing' || choice.draft.length === 0;
  return isLeft ? { why: { trouble: 'incomplete', isLeft: true } } : choice;
};

/** Carries out orders whose turn has come. If several nodes try, the turn that was written first counts. */
export class OrderTurns {
  readonly #around: OrderTurnsEnvironment;
  readonly #trying = new Map<string, Promise<boolean>>();
  readonly #pauses = new Set<() => void>();
  #changed = new Set<string>();
  #everywhereAt = -Infinity;
  #isStopped = false;
  /** For the metrics. */
  used = 0;

  constructor(around: OrderTurnsEnvironment) {
    this.#around = around;
  }

  /** Something was written in these games. */
  change(games: Iterable<string>): void {
    for (const game of games) this.#changed.add(game);
  }

  /** Begins to carry out what is due. Does not wait for it. */
  async round(): Promise<void> {
    const { database, now } = this.#around;
    const changed = [...this.#changed];
    this.#changed = new Set();
    const isEverywhere = now() - this.#everywhereAt >= EVERYWHERE_EVERY;
    if ((changed.length === 0 && !isEverywhere) || !(await areAnyOrders(database))) return;
    if (isEverywhere) {
      for (const { game } of await readDueOrders(database)) this.#begin(game);
      this.#everywhereAt = now();
      return;
    }
    for (let at = 0; at < changed.length; at += MOST_GAMES)
      for (const { game } of await readDueOrders(database, changed.slice(at, at + MOST_GAMES))) this.#begin(game);
  }

  /** Carries out everything that is due, at once, and waits for it. */
  async play(): Promise<void> {
    this.#everywhereAt = -Infinity;
    await this.round();
    this.#hurry();
    await Promise.all(this.#trying.values());
  }

  /** Carries out the order of whoever decides in a game, at once. Returns whether there was one that could be. */
  playIn(game: string): Promise<boolean> {
    return this.#trying.get(game) ?? this.#try(game);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#hurry();
    await Promise.all(this.#trying.values());
  }

  #hurry(): void {
    for (const end of this.#pauses) end();
  }

  #begin(game: string): void {
    if (this.#trying.has(game) || this.#isStopped) return;
    const trying = this.#pause()
      .then(() => (this.#isStopped ? false : this.#try(game)))
      .finally(() => this.#trying.delete(game));
    this.#trying.set(game, trying);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#around.clock.after(this.#around.floor, () => end());
      const end = (): void => {
        cancel();
        this.#pauses.delete(end);
        resolve();
      };
      this.#pauses.add(end);
    });
  }

  /** Never throws. What could not be done is tried again. */
  async #try(game: string): Promise<boolean> {
    try {
      const [order] = await readDueOrders(this.#around.database, [game]);
      if (!order) return false;
      const table = await this.#around.tables.find(game);
      // This node may not have read on yet.
      if (!table || table.host.seq !== order.at || table.host.actor !== order.seat) return false;
      return await this.#carryOut(table, order);
    } catch (error) {
      this.#around.log('warn', 'an order could not be tried', { game, error: String(error) });
      return false;
    }
  }

  async #carryOut(table: LiveTable, order: DueOrder): Promise<boolean> {
    const { tables } = this.#around;
    const { id, seat, at } = order;
    const { host } = table;
    // The seat is asked for something else first. It is not told that its turn has come before that was looked at.
    if (!host.asksForAction(seat)) return this.#putAside(table, order, undefined);
    const choice = chosen(table, order);
    if ('why' in choice) return this.#putAside(table, order, { why: choice.why, tried: { draft: [] } });
    const { draft, limit } = choice;
    const verdict = judge(choice, tryTurn(host.table, host.position, draft));
    if ('why' in verdict) return this.#putAside(table, order, { why: verdict.why, tried: { draft, limit } });
    const rest = draft.slice(verdict.played);
    const denial = await tables.commit(table, seat, at, draft.slice(0, verdict.played), table.line, {
      seat,
      id,
      rest,
    });
    if (!denial) this.used++;
    return !denial;
  }

  async #putAside(table: LiveTable, order: DueOrder, failure: FailedTrial | undefined): Promise<false> {
    const { orders, tables, onFailed } = this.#around;
    if (!(await orders.noteTried(order, failure))) return false;
    await tables.rereadOrders(table);
    onFailed(order.game);
    return false;
  }
}
