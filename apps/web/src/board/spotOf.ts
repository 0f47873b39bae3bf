import type { LinkId, PlaceId, SiteId } from '@coalbrook/rules';
import type { BoardLayout, Point } from '@coalbrook/scene';

/** Something on the map that can have a label. */
export type LabelledThing = { readonly site: SiteId } | { readonly link: LinkId } | { readonly place: PlaceId };

/** Where it is; undefined if it is not on this map. */
export const spotOf = (layout: BoardLayout, thing: LabelledThing): Point | undefined => {
  if ('site' in thing) return layout.sites[thing.site]?.at;
  if ('link' in thing) return layout.lines.find(({ id }) => id === thing.link)?.tile.at;
  return layout.places.find(({ id }) => id === thing.place)?.at;
};
