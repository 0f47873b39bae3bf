import type { Table } from '@coalbrook/rules';

import data from '../data/oversights.json' with { type: 'json' };
import { mapMarkText } from './net/mapMark.ts';

/** By the name of a player. */
type Oversights = Readonly<Record<string, number | undefined>>;

/** By the mark of a map, then the number of seats. */
const measured: Readonly<Record<string, Readonly<Record<string, Oversights | undefined>> | undefined>> = data.maps;

const elsewhere: Oversights = data.elsewhere;

/**
 * Which part of its opportunities a player overlooks at a table: as much as makes the steps between the levels even
 * there, as far as they have been measured.
 */
export const oversightAt = (table: Table, name: string): number => {
  const here = measured[mapMarkText(table)]?.[table.seats] ?? elsewhere;
  return here[name] ?? 0;
};
