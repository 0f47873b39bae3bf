import type { Language } from '@coalbrook/words';
import { useCallback, useState } from 'react';

import { useLanguage } from '../../../language/useMessages.ts';

/** Sentences that were said at once. */
interface Saying {
  readonly count: number;
  readonly language: Language;
  readonly sentences: readonly string[];
}

export interface Announcer {
  /**
   * What screen readers are to read out, and what was said just before: it stays, so that they have time to notice it.
   * The same can be said again. Nothing stays in another language than that of the page.
   */
  readonly sayings: readonly Saying[];
  readonly say: (sentences: readonly string[]) => void;
}

export const useSpoken = (): Announcer => {
  const [sayings, set] = useState<readonly Saying[]>([]);
  const language = useLanguage();
  const say = useCallback(
    (sentences: readonly string[]) => {
      if (sentences.length === 0) return;
      set((before) => [...before.slice(-1), { count: (before.at(-1)?.count ?? 0) + 1, language, sentences }]);
    },
    [language],
  );
  return { sayings: sayings.filter((saying) => saying.language === language), say };
};
