/** Small things that this device keeps of the talk at a table. */

const nameOf = (game: string, what: string): string => `coalbrook.talk.${game}.${what}`;

/** Undefined if nothing was kept, or the browser stores nothing. */
export const readKept = (game: string, what: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(nameOf(game, what)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Undefined removes it. */
export const keep = (game: string, what: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(nameOf(game, what));
    else localStorage.setItem(nameOf(game, what), JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
