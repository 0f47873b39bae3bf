import type { Sheet } from '@coalbrook/wire';

/** What a saved game is called as a file. */
export const fileNameOf = ({ header, begun, id }: Pick<Sheet, 'header' | 'begun' | 'id'>): string =>
  `coalbrook-${header.edition}-${new Date(begun).toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`;
