interface Named {
  readonly slug: string;
}

const indices = new WeakMap<readonly Named[], ReadonlyMap<string, number>>();

/** The place of a slug in a list, found quickly; −1 where it is not there. Lists of a table never change. */
export const indexOfSlug = (things: readonly Named[], slug: string): number => {
  let index = indices.get(things);
  if (!index) {
    index = new Map(things.map((thing, id) => [thing.slug, id]));
    indices.set(things, index);
  }
  return index.get(slug) ?? -1;
};
