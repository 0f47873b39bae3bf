import type { GameSnapshot } from './gameSnapshot.ts';

/** Holds what the page knows about a game, and tells listeners when it changes. Once closed, it changes no more. */
export class SnapshotStore {
  readonly #listeners = new Set<() => void>();
  #now: GameSnapshot;
  #isClosed = false;

  constructor(snapshot: GameSnapshot) {
    this.#now = snapshot;
  }

  get now(): GameSnapshot {
    return this.#now;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(change: Partial<GameSnapshot>): void {
    if (this.#isClosed) return;
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
  }
}
