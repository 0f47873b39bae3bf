import type { Interval } from '@coalbrook/time';

import type { SqlDatabase } from '../database/database.ts';

/** Milliseconds after which nobody was up, if nobody has said so. */
const SILENCE = 15_000;

/** How long an outage is remembered, in milliseconds: no turn takes longer. */
const MEMORY = 200 * 24 * 60 * 60_000;

/** Keeps note that a server is up, and of the times when none was. Several nodes share one note. */
export class Uptime {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  #outages: readonly Interval[] = [];

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  get outages(): readonly Interval[] {
    return this.#outages;
  }

  /** Says that a server is up. Resolves to whether an outage has been noted since the last time. */
  async beat(): Promise<boolean> {
    const now = this.#now();
    await this.#database.transaction(async (queries) => {
      await queries.query('insert into alive (id, at) values (1, $1) on conflict do nothing', now);
      const [row] = await queries.query<{ at: number | string }>(
        'update alive set at = at where id = 1 returning at as at',
      );
      const before = Number(row?.at ?? now);
      if (before >= now) return;
      if (now - before > SILENCE) {
        const text = 'insert into outages (began, ended) values ($1, $2) on conflict do nothing';
        await queries.query(text, before, now);
      }
      await queries.query('update alive set at = $1 where id = 1', now);
    });
    const known = this.#outages.length;
    const rows = await this.#database.query<{ began: number | string; ended: number | string }>(
      'select began, ended from outages where ended > $1 order by began',
      now - MEMORY,
    );
    this.#outages = rows.map(({ began, ended }) => ({ from: Number(began), to: Number(ended) }));
    return this.#outages.length > known;
  }
}
