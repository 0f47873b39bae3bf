import { randomBytes } from 'node:crypto';

import type { Seat } from '@coalbrook/rules';
import { NO_LIMIT } from '@coalbrook/wire/online';
import type { LeftOrder, OrderAnswer, OrderDenial, OrderTrouble } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { deleteOrder, makeOrderBody, noteTried, readOrder, readOrders, writeOrder } from './storedOrders.ts';
import type { DueOrder, StoredOrder } from './storedOrders.ts';

/** An order as a device sends it. */
export interface WantedOrder {
  readonly game: string;
  readonly seat: Seat;
  readonly person: string;
  /** The id of the order that the device knows; empty for none. */
  readonly known: string;
  /** Empty to remove the order. */
  readonly draft: readonly string[];
  readonly limit: number;
}

const leftOrder = ({ seat: _seat, ...order }: StoredOrder): LeftOrder => order;

const ID_BYTES = 12;

/** The orders of the games that are open on this node. */
export class Orders {
  readonly #database: SqlDatabase;
  readonly #open = new Map<string, ReadonlyMap<Seat, LeftOrder>>();

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  /** Reads the orders of a game. */
  async open(game: string): Promise<void> {
    const stored = await readOrders(this.#database, game);
    this.#open.set(game, new Map(stored.map((order) => [order.seat, leftOrder(order)])));
  }

  /** The table was put away. */
  close(game: string): void {
    this.#open.delete(game);
  }

  /** The order of a seat at a table that is open here. */
  of(game: string, seat: Seat): LeftOrder | undefined {
    return this.#open.get(game)?.get(seat);
  }

  /** Reads the orders of a game anew, if it is open here. Returns the seats whose orders have changed. */
  async reread(game: string): Promise<readonly Seat[]> {
    const before = this.#open.get(game);
    if (!before) return [];
    await this.open(game);
    const after = this.#open.get(game) ?? new Map<Seat, LeftOrder>();
    const seats = [...new Set([...before.keys(), ...after.keys()])];
    return seats.filter((seat) => JSON.stringify(before.get(seat)) !== JSON.stringify(after.get(seat)));
  }

  /**
   * Stores, changes or removes an order, while it is not the seat's turn. Whoever sends the same again gets the same
   * answer. Nothing about the game changes that others could see.
   */
  leave(wanted: WantedOrder): Promise<OrderAnswer | OrderDenial> {
    const { game, seat, person, known, draft, limit } = wanted;
    const body = { draft, ...(limit === NO_LIMIT ? {} : { limit }) };
    return this.#database.transaction(async (queries): Promise<OrderAnswer | OrderDenial> => {
      // Locks the row. `touched` stays, because everybody's list of tables is sorted by it.
      const [row] = await queries.query<{ status: string; actor: number }>(
        'update games set touched = touched where id = $1 returning status, actor',
        game,
      );
      const [holder] = await queries.query(
        'select person from holders where game = $1 and seat = $2 and person = $3',
        game,
        seat,
        person,
      );
      if (!row || !holder) return { denied: 'absent' };
      if (row.status !== 'running') return { denied: 'idle' };
      if (row.actor === Number(seat)) return { denied: 'turn' };
      const stored = await readOrder(queries, game, seat);
      // One that failed was for an earlier turn.
      const standing = stored && !stored.failed ? stored : undefined;
      if (!standing && draft.length === 0) return {};
      if (standing && makeOrderBody(standing) === makeOrderBody(body)) return { order: leftOrder(standing) };
      const isKnown = standing ? standing.id === known : known === '' || known === stored?.id;
      if (!isKnown) return { denied: 'conflict' };
      await queries.announce('orders', [game]);
      if (draft.length === 0) {
        await deleteOrder(queries, game, seat);
        return {};
      }
      const id = randomBytes(ID_BYTES).toString('base64url');
      await writeOrder(queries, game, seat, id, body);
      return { order: { id, ...body } };
    });
  }

  /** Notes that an order was tried and not used. Returns false if it has changed, or the game has moved on. */
  noteTried(order: DueOrder, why: OrderTrouble | undefined): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await queries.query('update games set touched = touched where id = $1', order.game);
      const isNoted = await noteTried(queries, order, why);
      if (isNoted) await queries.announce('orders', [order.game]);
      return isNoted;
    });
  }
}
