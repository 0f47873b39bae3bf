import type { Header } from '@coalbrook/record';
import type { Era } from '@coalbrook/rules';

import { knownTable } from './knownTable.ts';

/** An era of a game by its slug; undefined if the game has no such era or its table cannot be made. */
export const findEra = (header: Header, slug: string): Era | undefined =>
  knownTable(header)?.eras.find((era) => era.slug === slug);
