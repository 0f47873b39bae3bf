import type { Table } from '@coalbrook/rules';

import { mapMark, mapMarkText } from './mapMark.ts';

/** The marks of the maps that nets were trained on. The net for a map is the file of `nets` with its mark. */
const trained: ReadonlySet<number> = new Set([0xb2f4d9de, 0x12d62d6f, 0xed1c74d6, 0x6c49d1b9]);

/** The file with the net for a table; undefined for maps that no net was trained on. */
export const netFileFor = (table: Table): string | undefined =>
  trained.has(mapMark(table)) ? `${mapMarkText(table)}.net` : undefined;
