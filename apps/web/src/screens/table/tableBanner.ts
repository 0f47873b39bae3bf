import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Something above the table that is not part of the game, and the class of the screen that makes room for it. */
export interface Banner {
  readonly content: ReactNode;
  readonly className: string;
}

/** Undefined at most tables. */
export const TableBanner = createContext<Banner | undefined>(undefined);
