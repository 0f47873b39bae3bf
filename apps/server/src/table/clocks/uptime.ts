import type { Interval } from '@coalbrook/time';

import type { SqlDatabase } from '../../ground/database/database.ts';

/** Milliseconds between two signs of life. */
export const BEAT_EVERY = 1000;

/** Milliseconds without a sign of life after which a node was not up, although it has not stopped. */
const SILENCE = 3 * BEAT_EVERY;

/** How long an outage is remembered, in milliseconds: no turn takes longer. */
const MEMORY = 200 * 24 * 60 * 60_000;

const CLOCK_RUNS = "exists (select 1 from games where status = 'running' and due > 0)";

/**
 * Keeps note that a server is up, and of the times when none was. Several nodes share one note. Where it cannot be known
 * exactly when the last node went, the last sign of life counts: people get a little too much time rather than too little.
 */
export class Uptime {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  #outages: readonly Interval[] = [];
  /** When this node was last known to be up. */
  #seen = 0;
  #hasEnded = false;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  get outages(): readonly Interval[] {
    return this.#outages;
  }

  /** This node is up now; whatever lies before, since the last sign of life of any, was an outage. Resolves to whether one is new. */
  async begin(): Promise<boolean> {
    const now = this.#now();
    await this.#noteOutage(now, 0, 0);
    return this.#read(now);
  }

  /** Says that this node is still up. Resolves to whether an outage has been noted since the last time. */
  async beat(): Promise<boolean> {
    if (this.#hasEnded) return false;
    const now = this.#now();
    if (now - this.#seen > SILENCE) await this.#noteOutage(now, SILENCE, this.#seen);
    // As long as no clock runs, nobody could lose time.
    else await this.#database.query(`update alive set at = $1 where id = 1 and at < $1 and ${CLOCK_RUNS}`, now);
    return this.#read(now);
  }

  /** Says that this node begins to stop. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#database.query('update alive set at = $1 where id = 1 and at < $1', this.#now());
  }

  /** Notes an outage of more than so many milliseconds, which began after a moment at which this node was up. */
  async #noteOutage(now: number, longerThan: number, seen: number): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.query('insert into alive (id, at) values (1, $1) on conflict do nothing', now);
      const [row] = await queries.query<{ at: number | string }>(
        'update alive set at = at where id = 1 returning at as at',
      );
      const before = Number(row?.at ?? now);
      if (before >= now) return;
      const from = Math.max(before, seen);
      if (now - from > longerThan) {
        const text = 'insert into outages (began, ended) values ($1, $2) on conflict do nothing';
        await queries.query(text, from, now);
      }
      await queries.query('update alive set at = $1 where id = 1', now);
    });
  }

  async #read(now: number): Promise<boolean> {
    const known = this.#outages.at(-1)?.to ?? 0;
    const rows = await this.#database.query<{ began: number | string; ended: number | string }>(
      'select began, ended from outages where ended > $1 order by ended',
      now - MEMORY,
    );
    this.#outages = rows.map(({ began, ended }) => ({ from: Number(began), to: Number(ended) }));
    this.#seen = now;
    return (this.#outages.at(-1)?.to ?? 0) > known;
  }
}
