/**
 * The search of this person, as all tabs of this device show it. One of them asks the server and tells the others; where
 * the browser has no locks, each asks for itself.
 */

import type { NewSearch, OwnSearch } from '@coalbrook/wire/online';
import { useSyncExternalStore } from 'react';

import type { Locks } from '../tabPresence.ts';
import { awaitSearch, beginSearch, endSearch, readSearch } from './matchApi.ts';
import type { ApiAnswer } from './onlineApi.ts';
import { noteSearch } from './searchNote.ts';

export interface SearchState {
  readonly search: OwnSearch | undefined;
  /** When it was told, by the clock of `performance`. */
  readonly heardAt: number;
  /** The server does not answer. */
  readonly isLost: boolean;
  /** Why the server has ended it: its person was not there, or not ready at the table that was found. */
  readonly gone?: 'away' | 'unready' | undefined;
}

const NOTHING: SearchState = { search: undefined, heardAt: 0, isLost: false };

/** Milliseconds before the server is asked again that did not answer. */
const PAUSE = 2000;
const NAME = 'coalbrook.search';

const locksHere = (): Locks | undefined => ('locks' in navigator ? navigator.locks : undefined);

export class SearchStore {
  #state = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #locks: Locks | undefined;
  readonly #others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;
  #asking: AbortController | undefined;

  constructor(locks: Locks | undefined) {
    this.#locks = locks;
    this.#others?.addEventListener('message', () => void this.refresh());
  }

  get state(): SearchState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the search for as long as it lasts. Returns what ends that in this tab. */
  follow(): () => void {
    const asking = new AbortController();
    this.#asking?.abort();
    this.#asking = asking;
    void this.refresh();
    const ask = (): Promise<void> => this.#ask(asking.signal);
    if (this.#locks) this.#locks.request(NAME, { signal: asking.signal }, ask).catch(() => undefined);
    else void ask();
    return () => asking.abort();
  }

  /** Asks how the search stands. */
  async refresh(): Promise<void> {
    const answer = await readSearch();
    if (answer.ok) this.#take(answer.value.search);
  }

  async begin(terms: Omit<NewSearch, 'nonce'>): Promise<ApiAnswer<object>> {
    const answer = await beginSearch(terms);
    if (!answer.ok) return answer;
    this.#set({ ...NOTHING, search: answer.value.search, heardAt: performance.now() });
    noteSearch(true);
    this.#tellOthers();
    return answer;
  }

  /** Ends the search; the table that was found is left, if its game has not begun. */
  async end(): Promise<boolean> {
    const answer = await endSearch();
    if (!answer.ok) return false;
    this.#set(NOTHING);
    noteSearch(false);
    this.#tellOthers();
    return true;
  }

  /** That the search is gone has been told. */
  forget(): void {
    this.#set(NOTHING);
  }

  async #ask(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const seen = this.#state.search?.version ?? '';
      const answer = await awaitSearch(seen);
      if (signal.aborted) return;
      if (answer.ok) {
        const { search } = answer.value;
        this.#take(search);
        if (search?.version !== seen) this.#tellOthers();
        if (!search) return;
      } else {
        this.#set({ ...this.#state, isLost: true });
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  #take(search: OwnSearch | undefined): void {
    if (search) this.#set({ search, heardAt: performance.now(), isLost: false });
    else {
      const { search: before, gone } = this.#state;
      const why = before?.left === undefined ? 'away' : 'unready';
      this.#set({ ...NOTHING, gone: before ? why : gone });
      // Whoever has to be told that it is gone is told first.
      if (!this.#state.gone) noteSearch(false);
    }
  }

  #tellOthers(): void {
    this.#others?.postMessage('changed');
  }

  #set(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const ownSearch = new SearchStore(locksHere());

export const useOwnSearch = (): SearchState => useSyncExternalStore(ownSearch.subscribe, () => ownSearch.state);
