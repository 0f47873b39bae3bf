import type { Sheet } from '@coalbrook/wire';

/** What a saved game is called as a file. */
export const fileNameOf = ({ header, begun, id }: Pick<Sheet, 'header' | 'begun' | 'id'>): string =>
  `coalbrook-${header.edition}-${new Date(begun).toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`;

/** What a file is called that holds a game as damaged as it was found. */
export const damagedFileName = (id: string): string => `coalbrook-damaged-${id.slice(0, 6)}.json`;
