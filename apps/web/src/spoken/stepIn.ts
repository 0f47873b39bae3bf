const has = <Item>(group: readonly Item[]): boolean => group.length > 0;

/** Where a key leads from an item of grouped lists; undefined if the key leads nowhere. */
export const stepIn = <Item>(lists: readonly (readonly Item[])[], from: unknown, key: string): Item | undefined => {
  const groups = lists.filter(has);
  const all = groups.flat();
  const at = all.findIndex((item) => item === from);
  const group = groups.findIndex((items) => items.some((item) => item === from));
  switch (key) {
    case 'ArrowDown':
      return all[at + 1];
    case 'ArrowUp':
      return all[at - 1];
    case 'PageDown':
      return groups[group + 1]?.[0];
    case 'PageUp':
      return groups[group - 1]?.[0];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
};
