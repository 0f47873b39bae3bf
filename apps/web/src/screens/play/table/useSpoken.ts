import type { Language } from '@coalbrook/words';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { useLanguage } from '../../../language/useMessages.ts';

/** Sentences that were said at once. */
interface Saying {
  readonly count: number;
  readonly language: Language;
  readonly sentences: readonly string[];
}

/** What was said last, and just before: that stays, so that screen readers have time to notice it. */
class Sayings {
  readonly #listeners = new Set<() => void>();
  #now: readonly Saying[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): readonly Saying[] => this.#now;

  /** The same can be said again. */
  add(language: Language, sentences: readonly string[]): void {
    if (sentences.length === 0) return;
    this.#now = [...this.#now.slice(-1), { count: (this.#now.at(-1)?.count ?? 0) + 1, language, sentences }];
    for (const listener of this.#listeners) listener();
  }
}

export interface Announcer {
  readonly sayings: Sayings;
  /** Nothing renders again but what is read out. */
  readonly say: (sentences: readonly string[]) => void;
}

export const useSpoken = (): Announcer => {
  const [sayings] = useState(() => new Sayings());
  const language = useLanguage();
  return useMemo(() => ({ sayings, say: (sentences) => sayings.add(language, sentences) }), [sayings, language]);
};

/** What screen readers are to read out. Nothing stays in another language than that of the page. */
export const useSayings = ({ sayings }: Announcer): readonly Saying[] => {
  const language = useLanguage();
  return useSyncExternalStore(sayings.subscribe, sayings.now).filter((saying) => saying.language === language);
};
