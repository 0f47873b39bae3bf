import type { Target } from '@coalbrook/desk';
import type { IndustryId, SiteId } from '@coalbrook/rules';
import { nearestSign } from '@coalbrook/scene';
import type { BoardLayout, Point, Scene } from '@coalbrook/scene';

/** The industries that a site accepts, by their slugs. */
export const signsOf = ({ places, sites }: BoardLayout, site: SiteId): readonly string[] => {
  const { place } = sites[site];
  const index = sites.filter((other) => other.place === place).findIndex(({ id }) => id === site);
  return places.find(({ id }) => id === place)?.place.sites?.[index] ?? [];
};

/** The industry whose sign on an empty site is nearest to a point of the sheet; a tile covers the signs. */
export const signAt = (
  layout: BoardLayout,
  scene: Pick<Scene, 'tiles'>,
  site: SiteId,
  [x, y]: Point,
): Target | undefined => {
  if (scene.tiles[site]) return undefined;
  const { at } = layout.sites[site];
  const signs = signsOf(layout, site);
  const industry = layout.industries.indexOf(signs[nearestSign(signs.length, [x - at[0], y - at[1]])]);
  return industry < 0 ? undefined : { on: 'industry', industry: industry as IndustryId };
};
