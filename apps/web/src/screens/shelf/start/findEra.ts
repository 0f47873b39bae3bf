import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import type { Era } from '@coalbrook/rules';

/** By header: making a table takes milliseconds, and most listed games share a few tables. */
const known = new Map<string, readonly Era[]>();

const erasOf = (header: Header): readonly Era[] => {
  const { position: _, ...rest } = header;
  const key = JSON.stringify(rest);
  const found = known.get(key);
  if (found) return found;
  const table = tableOf(header);
  const eras = table.ok ? table.value.eras : [];
  known.set(key, eras);
  return eras;
};

/** An era of a game by its slug; undefined if the game has no such era or its table cannot be made. */
export const findEra = (header: Header, slug: string): Era | undefined =>
  erasOf(header).find((era) => era.slug === slug);
