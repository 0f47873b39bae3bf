import type { SqlDatabase, Queries, SqlValue, Transaction } from '../../ground/database/database.ts';
import { UnwrittenTurn } from '../listeners.ts';
import type { NewTurn, TableListeners } from '../listeners.ts';

/** A committed turn with the draws after it: one row. */
export interface WrittenTurn extends NewTurn {
  /** The number of its first entry. */
  readonly seq: number;
  /** The entries as a JSON list of lines. */
  readonly body: string;
  /** Whom the game waits for after it. */
  readonly actor: number;
  /** The position after it as readable JSON, for a time when the rules have changed. */
  readonly position: string;
  readonly at: number;
  /** The clock after it, as text, empty without one, and when the next turn must have ended; 0 if it need not. */
  readonly clock: string;
  readonly due: number;
  /** The clock before it, as text. */
  readonly clockBefore: string;
  /** What the writer knows of the game apart from its entries; if that has changed, nothing is written. */
  readonly terms: number;
}

interface Waiting {
  readonly turn: WrittenTurn;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The most turns of one transaction. */
const MOST = 200;

/**
 * Milliseconds between the beginnings of two transactions while many people play. A transaction costs about as much as
 * ten turns in it; and this is less than anybody notices.
 */
const PACE = 20;

const placeholders = (rows: number, columns: readonly string[]): string =>
  Array.from({ length: rows }, (_, row) => {
    const cells = columns.map((type, column) => `cast($${row * columns.length + column + 1} as ${type})`);
    return `(${cells.join(', ')})`;
  }).join(', ');

const moves = ['text', 'integer', 'integer', 'integer', 'text', 'text', 'bigint', 'integer'] as const;
const timedMoves = [...moves, 'text', 'bigint'] as const;
const rows = ['text', 'integer', 'integer', 'bigint', 'text', 'text', 'integer'] as const;

/** Moves games on that are still where their turn begins, and returns their ids. */
const moveOn = async (queries: Queries, turns: readonly WrittenTurn[]): Promise<ReadonlySet<string>> => {
  // Most games have no clock, and then there is less to write.
  const isTimed = turns.some(({ clock }) => clock !== '');
  const values = turns.flatMap((turn): readonly SqlValue[] => {
    const { game, seq, next, actor, status, position, at, terms, clock, due } = turn;
    return [game, seq, next, actor, status, position, at, terms, ...(isTimed ? [clock, due] : [])];
  });
  const moved = await queries.query<{ id: string }>(
    `update games set seq = moved.column3, actor = moved.column4, status = moved.column5,
      position = moved.column6, touched = moved.column7
      ${isTimed ? ', since = moved.column7, clock = moved.column9, due = moved.column10' : ''}
    from (values ${placeholders(turns.length, isTimed ? timedMoves : moves)}) as moved
    where games.id = moved.column1 and games.seq = moved.column2 and games.terms = moved.column8
    returning games.id as id`,
    ...values,
  );
  return new Set(moved.map(({ id }) => id));
};

/** Writes turns in groups, so that many share one wait for the disk. */
export class TurnWriter {
  readonly #database: SqlDatabase;
  #waiting: Waiting[] = [];
  #isBusy = false;
  /** For the metrics: transactions and turns so far. */
  batches = 0;
  turns = 0;
  readonly #tell: Pick<TableListeners, 'written'>;
  readonly #listeners = new Set<(games: Iterable<string>) => void>();

  constructor(database: SqlDatabase, tell: Pick<TableListeners, 'written'>) {
    this.#database = database;
    this.#tell = tell;
  }

  /** The listener hears which games have moved on, once that is on disk. */
  hear(listener: (games: Iterable<string>) => void): void {
    this.#listeners.add(listener);
  }

  /** Resolves when the turn is on disk: false if another turn was written there first, and nothing has changed. */
  write(turn: WrittenTurn): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ turn, resolve, reject });
      if (!this.#isBusy) void this.#work();
    });
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    while (this.#isBusy) await new Promise(setImmediate);
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // What arrives together is written together.
      await new Promise(setImmediate);
      const batch = this.#takeBatch();
      // If nothing came while the last turn was written, the next is not kept waiting either.
      const pause = batch.length > 1 ? new Promise((resolve) => setTimeout(resolve, PACE)) : undefined;
      await this.#writeBatch(batch);
      await pause;
    }
    this.#isBusy = false;
  }

  /** At most one turn of each game; others wait for the next batch. A turn with an order is written alone. */
  #takeBatch(): readonly Waiting[] {
    const [first] = this.#waiting;
    if (first?.turn.spent) return this.#waiting.splice(0, 1);
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.size < MOST && !one.turn.spent && !batch.has(one.turn.game)) batch.set(one.turn.game, one);
      else rest.push(one);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const moved = await this.#database.transaction((transaction) =>
        this.#write(
          transaction,
          batch.map(({ turn }) => turn),
        ),
      );
      this.batches++;
      this.turns += moved.size;
      for (const { turn, resolve } of batch) resolve(moved.has(turn.game));
      for (const hear of this.#listeners) hear(moved);
    } catch (error) {
      for (const { resolve, reject } of batch) {
        if (error instanceof UnwrittenTurn) resolve(false);
        else reject(error);
      }
    }
  }

  async #write(transaction: Transaction, turns: readonly WrittenTurn[]): Promise<ReadonlySet<string>> {
    const moved = await moveOn(transaction, turns);
    const written = turns.filter(({ game }) => moved.has(game));
    if (written.length > 0) {
      const values = written.flatMap(({ game, seq, next, at, body, clockBefore, spent }): readonly SqlValue[] => [
        game,
        seq,
        next,
        at,
        body,
        clockBefore,
        spent?.id === undefined ? 0 : 1,
      ]);
      const columns = 'game, seq, next, at, body, clock, by_order';
      const text = `insert into turns (${columns}) values ${placeholders(written.length, rows)}`;
      await transaction.query(text, ...values);
      await this.#tell.written(transaction, written);
      await transaction.announce(
        'turns',
        written.map(({ game }) => game),
      );
    }
    return moved;
  }
}
