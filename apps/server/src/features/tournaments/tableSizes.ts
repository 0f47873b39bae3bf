/** How many people sit at each table, and how many sit out. */
export interface TableSizes {
  /** The largest tables first; empty if there are too few people for any. */
  readonly sizes: readonly number[];
  readonly byes: number;
}

interface Split {
  readonly sizes: readonly number[];
  /** The squares of the seats that are missing at each table: two tables that lack one are better than one that lacks two. */
  readonly cost: number;
}

/** Splits people into tables of these sizes, as close to the usual one as possible; undefined for counts that cannot be. */
const splitsUpTo = (count: number, usual: number, legal: readonly number[]): readonly (Split | undefined)[] => {
  const best: (Split | undefined)[] = [{ sizes: [], cost: 0 }];
  for (let people = 1; people <= count; people++) {
    for (const size of legal) {
      const rest = best[people - size];
      if (!rest) continue;
      const cost = rest.cost + (usual - size) ** 2;
      const known = best[people];
      if (!known || cost < known.cost) best[people] = { sizes: [...rest.sizes, size], cost };
    }
  }
  return best;
};

/** Nobody sits out if that can be done with smaller tables. `legal` are the sizes that tables can have. */
export const tableSizes = (count: number, usual: number, legal: readonly number[]): TableSizes => {
  const fitting = legal.filter((size) => size <= usual).toSorted((one, other) => other - one);
  const splits = splitsUpTo(count, usual, fitting);
  for (let people = count; people > 0; people--) {
    const split = splits[people];
    if (split) return { sizes: split.sizes.toSorted((one, other) => other - one), byes: count - people };
  }
  return { sizes: [], byes: count };
};
