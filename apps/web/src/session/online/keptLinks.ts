/** The links of a table that was opened on this device. The server cannot tell them again. */

import type { OnlineTable, OpenedTable } from '@coalbrook/wire/online';

const keyOf = (game: string): string => `coalbrook.links.${game}`;

export const keepLinks = (table: OpenedTable): void => {
  try {
    localStorage.setItem(keyOf(table.game), JSON.stringify(table));
  } catch {
    // Without storage the links are shown only once.
  }
};

export const readLinks = (game: string): OpenedTable | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as OpenedTable | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Forgets the links to seats that somebody has taken: they are used up. */
export const forgetUsedLinks = ({ game, seats }: Pick<OnlineTable, 'game' | 'seats'>): void => {
  const links = readLinks(game);
  const unused = links?.seats.filter(({ seat }) => seats[seat]?.isFree);
  if (links && unused && unused.length < links.seats.length) keepLinks({ ...links, seats: unused });
};
