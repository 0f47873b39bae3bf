/** What lies on a board, in few numbers: enough for a small picture, and small enough to be kept with a game. */

import { NOBODY, NONE } from '@coalbrook/rules';
import type { LinkId, SiteId, State, Table } from '@coalbrook/rules';

export interface LaidPieces {
  /** Each as site, tile, owner, and 1 if it is flipped. */
  readonly tiles: readonly (readonly number[])[];
  /** Each as link and owner. */
  readonly links: readonly (readonly number[])[];
}

export const piecesOf = (table: Table, view: State): LaidPieces => ({
  tiles: table.sites.flatMap(({ id }) =>
    view.tile[id] === NONE ? [] : [[id, view.tile[id], view.tileOwner[id], view.flipped[id] === 1 ? 1 : 0]],
  ),
  links: table.links.flatMap(({ id }) => (view.linkOwner[id] === NOBODY ? [] : [[id, view.linkOwner[id]]])),
});

/** Pieces as a text: browsers copy it at no cost, where lists of numbers take a while for hundreds of games. */
export const writePieces = ({ tiles, links }: LaidPieces): string =>
  [tiles, links].map((rows) => rows.map((row) => row.join('.')).join(' ')).join('|');

/** Pieces as they were written, without those that this table does not have. */
export const readPieces = (table: Table, text: string): LaidPieces => {
  const [tiles = [], links = []] = text
    .split('|')
    .map((rows) => rows.split(' ').map((row) => row.split('.').map(Number)));
  const isSeat = (seat: number): boolean => seat >= 0 && seat < table.seats;
  return {
    tiles: tiles.filter(([site, tile, owner]) => table.sites[site] && table.tiles[tile] && isSeat(owner)),
    links: links.filter(([link, owner]) => table.links[link] && isSeat(owner)),
  };
};

/** Where pieces lie. */
export const marksOfPieces = ({
  tiles,
  links,
}: LaidPieces): { readonly sites: readonly SiteId[]; readonly links: readonly LinkId[] } => ({
  sites: tiles.map(([site]) => site as SiteId),
  links: links.map(([link]) => link as LinkId),
});
