import { createContext, use } from 'react';

import { openShelf } from './openShelf.ts';
import type { Shelf } from './shelf.ts';

let shelf: Shelf | undefined;

/** The one shelf of this device. */
export const theShelf = (): Shelf => (shelf ??= openShelf());

export const ShelfContext = createContext<Shelf | undefined>(undefined);

export const useShelf = (): Shelf => {
  const found = use(ShelfContext);
  if (!found) throw new Error('useShelf needs a ShelfContext');
  return found;
};
