import type { Entry } from '@coalbrook/record';

import type { Ledger, Stored } from './ports.ts';

/** An in-memory ledger, for tests and for games that are not saved. */
export class MemoryLedger implements Ledger {
  readonly #entries = new Map<string, Entry[]>();
  readonly #drafts = new Map<string, readonly string[]>();
  readonly #writers = new Map<string, string>();

  read(game: string): Promise<Stored> {
    return Promise.resolve({
      entries: [...(this.#entries.get(game) ?? [])],
      draft: this.#drafts.get(game) ?? [],
    });
  }

  append(game: string, seq: number, entries: readonly Entry[]): Promise<boolean> {
    const kept = this.#entries.get(game) ?? [];
    if (kept.length !== seq) return Promise.resolve(false);
    this.#entries.set(game, [...kept, ...entries]);
    this.#drafts.delete(game);
    return Promise.resolve(true);
  }

  claim(game: string, writer: string): Promise<void> {
    this.#writers.set(game, writer);
    return Promise.resolve();
  }

  keepDraft(game: string, seq: number, draft: readonly string[], writer?: string): Promise<boolean> {
    const kept = this.#entries.get(game) ?? [];
    if (kept.length !== seq || this.#writers.get(game) !== writer) return Promise.resolve(false);
    this.#drafts.set(game, [...draft]);
    return Promise.resolve(true);
  }
}
