interface Named {
  readonly slug: string;
}

const indices = new WeakMap<readonly Named[], ReadonlyMap<string, number>>();

/** The index of a slug in a list that never changes, cached; −1 if it is not there. */
export const indexOfSlug = (things: readonly Named[], slug: string): number => {
  let index = indices.get(things);
  if (!index) {
    index = new Map(things.map((thing, id) => [thing.slug, id]));
    indices.set(things, index);
  }
  return index.get(slug) ?? -1;
};
