import type { Target } from '@coalbrook/desk';
import type { IndustryId, SiteId } from '@coalbrook/rules';
import { nearestSign } from '@coalbrook/scene';
import type { BoardLayout, Point, Scene } from '@coalbrook/scene';

/** The industry whose sign on an empty site is nearest to a point of the sheet; a tile covers the signs. */
export const signAt = (
  { industries, places, sites }: BoardLayout,
  scene: Pick<Scene, 'tiles'>,
  site: SiteId,
  [x, y]: Point,
): Target | undefined => {
  if (scene.tiles[site]) return undefined;
  const { place, at } = sites[site];
  const index = sites.filter((other) => other.place === place).findIndex(({ id }) => id === site);
  const signs = places.find(({ id }) => id === place)?.place.sites?.[index] ?? [];
  const industry = industries.indexOf(signs[nearestSign(signs.length, [x - at[0], y - at[1]])]);
  return industry < 0 ? undefined : { on: 'industry', industry: industry as IndustryId };
};
