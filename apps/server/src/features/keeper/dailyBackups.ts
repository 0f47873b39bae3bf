import { Queue } from '@coalbrook/host';

import type { Log } from '../../ground/log.ts';
import type { Gauge } from '../../ground/metrics.ts';
import type { Chore } from '../../table/house/feature.ts';
import type { Backups } from './backups.ts';

const LOOK_EVERY = 10 * 60_000;
const DAY = 24 * 60 * 60_000;
const SECOND = 1000;

/** When a copy of the schedule was made, from its name: its file may have been touched since. */
const madeAt = (name: string): number =>
  Date.parse(name.replace(/^games-(.*T\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-daily\.db$/, '$1:$2:$3.$4'));

/** Copies the database once a day, and keeps as many of these copies as it was told. Others are nobody's but the keeper's. */
export class DailyBackups {
  readonly #backups: Backups;
  readonly #kept: number;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #looking = new Queue();
  #failures = 0;
  #failedAt: number | undefined;
  #madeAt = 0;

  constructor(backups: Backups, kept: number, now: () => number, log: Log) {
    this.#backups = backups;
    this.#kept = kept;
    this.#now = now;
    this.#log = log;
  }

  /** When the copy of today failed; undefined if it did not. */
  get failedAt(): number | undefined {
    return this.#failedAt;
  }

  get gauges(): readonly Gauge[] {
    return [
      {
        name: 'coalbrook_backup_timestamp_seconds',
        help: 'When the last daily backup was made; 0 if there is none.',
        type: 'gauge',
        value: () => Math.floor(this.#madeAt / SECOND),
      },
      {
        name: 'coalbrook_backups_failed_total',
        help: 'Daily backups that failed.',
        type: 'counter',
        value: () => this.#failures,
      },
    ];
  }

  /** Makes the copy of today unless there is one, and removes those that are too many. Failures are told, not thrown. */
  look(): Promise<void> {
    return this.#looking.run(async () => {
      try {
        this.#madeAt = madeAt(this.#made()[0] ?? '') || 0;
        if (this.#now() - this.#madeAt >= DAY) {
          await this.#backups.make(true);
          this.#madeAt = this.#now();
        }
        for (const name of this.#made().slice(this.#kept)) this.#backups.remove(name);
        this.#failedAt = undefined;
      } catch (error) {
        this.#failures++;
        this.#failedAt = this.#now();
        this.#log('error', 'the daily backup failed', { error: String(error) });
      }
    });
  }

  get chore(): Chore {
    return { name: 'backup', every: LOOK_EVERY, work: () => this.look(), failure: 'the daily backup failed' };
  }

  /** The names of the copies, the newest first. One of the future, as after a clock was set right, does not count. */
  #made(): readonly string[] {
    return this.#backups
      .daily()
      .map(({ name }) => name)
      .filter((name) => madeAt(name) <= this.#now());
  }
}
