import { randomBytes } from 'node:crypto';

import type { Seat } from '@coalbrook/rules';
import type { LeftOrder, OrderAnswer, OrderChoice, OrderDenial, TurnChoices } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { Renewal } from '../../ground/renewal.ts';
import {
  bodyOf,
  deleteOrder,
  makeOrderBody,
  noteTried,
  readOrder,
  readOrders,
  turnsOf,
  writeOrder,
} from './storedOrders.ts';
import type { DueOrder, FailedTrial, StoredOrder } from './storedOrders.ts';

/** An order as a device sends it. */
export interface WantedOrder {
  readonly game: string;
  readonly seat: Seat;
  readonly person: string;
  /** The id of the order that the device knows; empty for none. */
  readonly known: string;
  /** What is left for each turn; undefined to remove the order. */
  readonly turns: readonly TurnChoices[] | undefined;
}

const leftOrder = ({ seat: _seat, ...order }: StoredOrder): LeftOrder => order;

const ID_BYTES = 12;

export const newOrderId = (): string => randomBytes(ID_BYTES).toString('base64url');

const textOf = ({ when, draft, limit }: OrderChoice): string => JSON.stringify([when, draft, limit]);

/** Notes from when on things count for the conditions of each choice: of those that stood already, as before. */
const sinceEntry = (
  turns: readonly TurnChoices[],
  standing: StoredOrder | undefined,
  seq: number,
): readonly TurnChoices[] => {
  const known = new Map((standing ? turnsOf(standing) : []).flat().map((choice) => [textOf(choice), choice.since]));
  return turns.map((choices) =>
    choices.map(({ when, draft, limit }): OrderChoice => {
      const choice = { when, draft, ...(limit === undefined ? {} : { limit }) };
      return when.length === 0 ? choice : { ...choice, since: known.get(textOf(choice)) ?? seq };
    }),
  );
};

/** The orders of the games that are open on this node. */
export class Orders {
  readonly #database: SqlDatabase;
  readonly #open = new Map<string, ReadonlyMap<Seat, LeftOrder>>();
  /** What is known last must be what was read last. */
  readonly #reading = new Renewal((game) => this.#read(game));

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  /** Reads the orders of a game. */
  async open(game: string): Promise<void> {
    this.#open.set(game, this.#open.get(game) ?? new Map<Seat, LeftOrder>());
    await this.#reading.run(game);
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
    return this.#open.has(game) ? this.#reading.run(game) : [];
  }

  async #read(game: string): Promise<readonly Seat[]> {
    const stored = await readOrders(this.#database, game);
    const before = this.#open.get(game);
    if (!before) return [];
    const after = new Map(stored.map((order) => [order.seat, leftOrder(order)]));
    this.#open.set(game, after);
    const seats = [...new Set([...before.keys(), ...after.keys()])];
    return seats.filter((seat) => JSON.stringify(before.get(seat)) !== JSON.stringify(after.get(seat)));
  }

  /**
   * Stores, changes or removes an order, while it is not the seat's turn. Whoever sends the same again gets the same
   * answer. Nothing about the game changes that others could see.
   */
  leave(wanted: WantedOrder): Promise<OrderAnswer | OrderDenial> {
    const { game, seat, person, known, turns } = wanted;
    return this.#database.transaction(async (queries): Promise<OrderAnswer | OrderDenial> => {
      // Locks the row. `touched` stays, because everybody's list of tables is sorted by it.
      const [row] = await queries.query<{ status: string; actor: number; seq: number }>(
        'update games set touched = touched where id = $1 returning status, actor, seq',
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
      if (!standing && !turns) return {};
      const body = turns && bodyOf(sinceEntry(turns, standing, row.seq));
      if (standing && body && makeOrderBody(standing) === makeOrderBody(body)) return { order: leftOrder(standing) };
      const isKnown = standing ? standing.id === known : known === '' || known === stored?.id;
      if (!isKnown) return { denied: 'conflict' };
      await queries.announce('orders', [game]);
      if (!body) {
        await deleteOrder(queries, game, seat);
        return {};
      }
      const id = newOrderId();
      await writeOrder(queries, game, seat, id, body);
      return { order: { id, ...body } };
    });
  }

  /** Notes that an order was tried and not used. Returns false if it has changed, or the game has moved on. */
  noteTried(order: DueOrder, failure: FailedTrial | undefined): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await queries.query('update games set touched = touched where id = $1', order.game);
      const isNoted = await noteTried(queries, order, failure);
      if (isNoted) await queries.announce('orders', [order.game]);
      return isNoted;
    });
  }
}
