/** Selling several tiles together is loaded when somebody can sell: much of a game does without it. */

import type { Selling } from './selling.ts';

let loaded: typeof Selling | undefined;

/** Undefined until it is loaded. */
export const loadedSelling = (): typeof Selling | undefined => loaded;

export const loadSelling = async (): Promise<void> => {
  loaded ??= (await import('./selling.ts')).Selling;
};
