import type { OnlineTable } from '@coalbrook/wire/online';
import { createContext } from 'react';

/** The online table that is shown; undefined away from online tables. */
export const OnlineInfo = createContext<OnlineTable | undefined>(undefined);
