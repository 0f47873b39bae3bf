import type { LinkId, PlaceId, SiteId, Table } from '@coalbrook/rules';

/** What the journal points at on the map. */
export interface StoryMarks {
  readonly sites: readonly SiteId[];
  readonly links: readonly LinkId[];
  readonly places: readonly PlaceId[];
}

/** The place to show for these marks; undefined if they are not on the map. */
export const placeOfMarks = ({ sites, links }: Table, marks: StoryMarks): PlaceId | undefined => {
  const [site] = marks.sites;
  if (site !== undefined) return sites[site].place;
  const [link] = marks.links;
  return link === undefined ? marks.places[0] : links[link].ends[0];
};

export const isOnMap = ({ sites, links, places }: StoryMarks): boolean =>
  sites.length + links.length + places.length > 0;
