import { createContext } from 'react';
import type { ReactNode } from 'react';

/** What frames a game and is not part of it: a task, a guide, what people are asked. Undefined at most tables. */
export const TableBanner = createContext<ReactNode>(undefined);
