/** A media query as an external store. */
export interface MediaStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly matches: () => boolean;
}

const stores = new Map<string, MediaStore>();

const open = (query: string): MediaStore => {
  const read = matchMedia(query);
  return {
    // Browsers do not report a change to a query that was read after it, so listeners get their own.
    subscribe(listener) {
      const heard = matchMedia(query);
      heard.addEventListener('change', listener);
      return () => heard.removeEventListener('change', listener);
    },
    matches: () => read.matches,
  };
};

/** The store of a query: always the same one, so that React need not subscribe again at every render. */
export const mediaStore = (query: string): MediaStore => {
  const store = stores.get(query) ?? open(query);
  stores.set(query, store);
  return store;
};
