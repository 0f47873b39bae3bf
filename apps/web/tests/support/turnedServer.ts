/** A server of its own for one test, whose clock the test turns together with those of the pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { seededChance } from '@coalbrook/host';
import { servePage, SqliteDatabase, startServer } from '@coalbrook/server';
import type { Page } from '@playwright/test';

import { MailSink, Sink } from '../../../server/src/testing/receivers.ts';

/** Otherwise a clock that is turned looks like an outage. */
const RARELY = 60 * 60_000;

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

type RunningServer = Awaited<ReturnType<typeof startServer>>;

export class TurnedServer {
  now: number;
  readonly #ends: (() => unknown)[] = [];
  #server: RunningServer | undefined;
  /** What chat services and mail servers get. */
  sink!: Sink;
  mail!: MailSink;

  private constructor(now: number) {
    this.now = now;
  }

  /** Draws are the same each time. */
  static async start(begin: string, seed: string): Promise<TurnedServer> {
    const made = new TurnedServer(Date.parse(begin));
    await made.#start(seed);
    return made;
  }

  async #start(seed: string): Promise<void> {
    const onEnd = (end: () => unknown): void => void this.#ends.push(end);
    const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
    onEnd(() => rmSync(folder, { recursive: true, force: true }));
    this.sink = await Sink.start(onEnd);
    this.mail = await MailSink.start(onEnd);
    const server = await startServer({
      database: new SqliteDatabase(join(folder, 'games.db')),
      host: '127.0.0.1',
      port: 0,
      log: () => undefined,
      botFloor: 0,
      beatEvery: RARELY,
      now: () => this.now,
      chanceOf: () => seededChance(seed),
      notices: { allowPrivate: true },
      mail: { smtp: this.mail.url },
      page: servePage(dist),
    });
    onEnd(() => server.close());
    this.#server = server;
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Time passes, here and on the pages that are open; what is due is done. */
  async turn(length: number, pages: readonly Page[] = []): Promise<void> {
    this.now += length;
    for (const page of pages) await page.clock.fastForward(length);
    for (const chore of ['late', 'orders', 'notices']) await this.#server?.runChore(chore);
  }

  /** The titles of what came to an ntfy topic. */
  told(path: string): readonly string[] {
    return this.sink.received.filter((one) => one.path === path).map(({ headers }) => String(headers['title']));
  }

  async end(): Promise<void> {
    for (const end of this.#ends.toReversed()) await end();
  }
}
