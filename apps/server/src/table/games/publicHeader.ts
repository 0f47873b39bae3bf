import type { Header } from '@coalbrook/record';

/** A header as everybody may see it: positions hold hidden cards. */
export const publicHeader = ({ position: _position, resumed: _resumed, ...header }: Header): Header => header;
