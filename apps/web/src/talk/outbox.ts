import type { Seat } from '@coalbrook/rules';
import { isRemarkBody } from '@coalbrook/wire/online';
import type { NewRemark } from '@coalbrook/wire/online';

import type { ApiAnswer } from '../session/online/onlineApi.ts';
import { keep, readKept } from './kept.ts';

/** A remark that the server has not answered yet. */
export interface WaitingRemark {
  readonly key: string;
  readonly seat: Seat;
  readonly name?: string | undefined;
  readonly body: string;
}

const isWaiting = (value: unknown): value is WaitingRemark => {
  const { key, seat, body } = (value ?? {}) as Partial<WaitingRemark>;
  return typeof key === 'string' && typeof seat === 'number' && isRemarkBody(body);
};

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Milliseconds until it is tried again, after no answer or for somebody who talks too fast. */
const PAUSE = 3500;

/** What may succeed later. */
const passing = new Set(['flood', 'offline', 'broken']);

/** Remarks on their way to the server, one after the other. They are kept on this device until they are answered. */
export class Outbox {
  readonly #game: string;
  readonly #say: (remark: NewRemark) => Promise<ApiAnswer<unknown>>;
  readonly #onChange: () => void;
  /** A remark that the server does not take. */
  readonly #onRefused: (remark: WaitingRemark, why: string) => void;
  #waiting: readonly WaitingRemark[];
  #isSending = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: string,
    say: (remark: NewRemark) => Promise<ApiAnswer<unknown>>,
    onChange: () => void,
    onRefused: (remark: WaitingRemark, why: string) => void,
  ) {
    this.#game = game;
    this.#say = say;
    this.#onChange = onChange;
    this.#onRefused = onRefused;
    const kept = readKept(game, 'waiting');
    this.#waiting = Array.isArray(kept) ? kept.filter(isWaiting) : [];
  }

  get waiting(): readonly WaitingRemark[] {
    return this.#waiting;
  }

  add(remark: Omit<WaitingRemark, 'key'>): void {
    this.#change([...this.#waiting, { ...remark, key: newKey() }]);
    void this.send();
  }

  /** Sends what waits, in order; where there is no answer, it is tried again later. */
  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#retry);
    try {
      for (let next = this.#waiting.at(0); next; next = this.#waiting.at(0)) {
        const answer = await this.#say({ game: this.#game, ...next });
        if (!answer.ok && passing.has(answer.failed)) {
          this.#retry = setTimeout(() => void this.send(), PAUSE);
          return;
        }
        if (!answer.ok) this.#onRefused(next, answer.failed);
        const { key } = next;
        this.#change(this.#waiting.filter((one) => one.key !== key));
      }
    } finally {
      this.#isSending = false;
    }
  }

  close(): void {
    clearTimeout(this.#retry);
  }

  #change(waiting: readonly WaitingRemark[]): void {
    this.#waiting = waiting;
    keep(this.#game, 'waiting', waiting.length > 0 ? waiting : undefined);
    this.#onChange();
  }
}
