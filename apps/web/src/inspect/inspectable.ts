/** Everything that can be inspected, as it is written in the attributes of elements. */

import type { CardId, CargoId, LinkId, OutletId, PlaceId, Seat, SiteId, Table, TileId } from '@coalbrook/rules';

export const figureNames = ['money', 'income', 'points', 'cards', 'links', 'loans', 'spent'] as const;
export type FigureName = (typeof figureNames)[number];

export type Inspectable =
  | { readonly on: 'site'; readonly site: SiteId }
  | { readonly on: 'place'; readonly place: PlaceId }
  | { readonly on: 'link'; readonly link: LinkId }
  | { readonly on: 'outlet'; readonly outlet: OutletId }
  | { readonly on: 'market'; readonly cargo: CargoId }
  | { readonly on: 'card'; readonly card: CardId }
  /** A kind of tile on a seat's mat. */
  | { readonly on: 'mat'; readonly seat: Seat; readonly tile: TileId }
  | { readonly on: 'figure'; readonly seat: Seat; readonly figure: FigureName };

/** Reads `data-inspect`, or `data-target` of what can also be touched; undefined if there is nothing to say about it. */
export const parseInspectable = (table: Table, key: string): Inspectable | undefined => {
  const [on, first = '', second = ''] = key.split(':');
  const id = Number(first);
  switch (on) {
    case 'site':
      return table.sites[id] && { on, site: table.sites[id].id };
    case 'place':
      return table.places[id] && { on, place: table.places[id].id };
    case 'link':
      return table.links[id] && { on, link: table.links[id].id };
    case 'outlet':
      return table.outlets[id] && { on, outlet: table.outlets[id].id };
    case 'market': {
      const market = table.markets[id];
      return market && { on, cargo: market.cargo };
    }
    case 'card':
    case 'display':
      return table.cards[id] && { on: 'card', card: table.cards[id].id };
    case 'mat': {
      const tile = table.tiles[Number(second)];
      return id < table.seats && tile ? { on, seat: id as Seat, tile: tile.id } : undefined;
    }
    case 'figure': {
      const figure = figureNames.find((name) => name === second);
      return id < table.seats && figure ? { on, seat: id as Seat, figure } : undefined;
    }
    default:
      return undefined;
  }
};
