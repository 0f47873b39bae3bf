import { createContext } from 'react';

import type { Source } from './counting.ts';

/** Somebody who is told about a count while it runs. */
export interface CountReader {
  /** Whether they have read as far as this source. The count waits for them before it. */
  readonly hasReached: (source: Source) => boolean;
  /** Whether there is more for them to read. */
  readonly hasMore: boolean;
}

/** Undefined at most tables: the count waits for nobody. */
export const CountReading = createContext<CountReader | undefined>(undefined);
