import type { Queries } from '../../ground/database/database.ts';
import type { Log } from '../../ground/log.ts';
import type { ChannelStore } from './channelStore.ts';
import type { Courier, TableNews } from './courier.ts';
import { SendQueue } from './sendQueue.ts';
import { receiverOf } from './storedChannel.ts';
import type { StoredChannel } from './storedChannel.ts';

export interface DeliveriesEnvironment {
  readonly database: Queries;
  readonly channels: ChannelStore;
  readonly courier: Courier;
  /** Milliseconds before each attempt to send a notice again that certainly did not arrive. */
  readonly pauses: readonly number[];
  readonly log: Log;
}

/** Notices on their way. What certainly did not arrive is sent again, as long as this process lives. */
export class Deliveries {
  readonly #around: DeliveriesEnvironment;
  readonly #queue = new SendQueue();
  readonly #retries = new Set<NodeJS.Timeout>();
  /** For the metrics. */
  sent = 0;
  failed = 0;

  constructor(around: DeliveriesEnvironment) {
    this.#around = around;
  }

  /** How many wait or are on their way. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Sends a notice about a game that has so many entries. */
  add(channel: StoredChannel, news: TableNews, seq: number): void {
    this.#enqueue(channel, news, seq, 0);
  }

  /** What is not on its way is dropped. */
  stop(): void {
    for (const timer of this.#retries) clearTimeout(timer);
    this.#queue.clear();
  }

  /** Resolves when nothing is on its way. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  #enqueue(channel: StoredChannel, news: TableNews, seq: number, attempt: number): void {
    this.#queue.add(receiverOf(channel), async () => {
      try {
        await this.#attempt(channel, news, seq, attempt);
      } catch (error) {
        this.#around.log('warn', 'a notice could not be sent', { kind: channel.kind, error: String(error) });
      }
    });
  }

  async #attempt(before: StoredChannel, news: TableNews, seq: number, attempt: number): Promise<void> {
    const { courier, channels, pauses } = this.#around;
    const channel = attempt === 0 ? before : await this.#stillWanted(before, news.game, seq);
    if (!channel) return;
    const delivery = await courier.send(channel, news);
    if (delivery.isSent) {
      this.sent++;
      await channels.note(channel, undefined);
      return;
    }
    const { problem, isWorthRetrying } = delivery;
    const pause = isWorthRetrying ? pauses[attempt] : undefined;
    if (pause === undefined) this.failed++;
    else this.#later(pause, () => this.#enqueue(channel, news, seq, attempt + 1));
    if (problem === 'gone' && channel.kind === 'push') await channels.remove(channel.id);
    else await channels.note(channel, problem);
  }

  #later(pause: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      run();
    }, pause).unref();
    this.#retries.add(timer);
  }

  /** The channel as it is now, if the game has not moved on. */
  async #stillWanted({ id }: StoredChannel, game: string, seq: number): Promise<StoredChannel | undefined> {
    const { database, channels } = this.#around;
    const [row] = await database.query<{ seq: number }>('select seq from games where id = $1', game);
    return row?.seq === seq ? channels.find(id) : undefined;
  }
}
