/** What changed from one view to the next. */

/** The cells that differ from an earlier view: index, value, index, value … */
export type CellChanges = readonly number[];

export const changesBetween = (before: Int16Array, after: Int16Array): CellChanges => {
  const changes: number[] = [];
  for (let index = 0; index < after.length; index++) {
    if (before[index] !== after[index]) changes.push(index, after[index]);
  }
  return changes;
};

/** The view after some changes; undefined if they do not fit it. */
export const withChanges = (before: Int16Array, changes: CellChanges): Int16Array | undefined => {
  const after = before.slice();
  if (changes.length % 2 !== 0) return undefined;
  for (let at = 0; at < changes.length; at += 2) {
    const index = changes[at];
    if (!Number.isInteger(index) || index < 0 || index >= after.length) return undefined;
    after[index] = changes[at + 1];
  }
  return after;
};
