import type { Sheet } from '@coalbrook/wire';

/** The file name of a saved game. */
export const fileNameOf = ({ header, begun, id }: Pick<Sheet, 'header' | 'begun' | 'id'>): string =>
  `coalbrook-${header.edition}-${new Date(begun).toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`;

/** The file name of a damaged game. */
export const damagedFileName = (id: string): string => `coalbrook-damaged-${id.slice(0, 6)}.json`;

/** The file name of several games saved together. */
export const bundleFileName = (now: number): string =>
  `coalbrook-games-${new Date(now).toISOString().slice(0, 10)}.json`;
