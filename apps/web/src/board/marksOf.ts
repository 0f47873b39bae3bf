import { targetsOf } from '@coalbrook/desk';
import type { Action, PlaceId, Table, View } from '@coalbrook/rules';
import type { Marks } from '@coalbrook/words';

/** Where an action is on the map. */
export const marksOf = (table: Table, view: View, action: Action): Omit<Marks, 'cards'> => {
  const targets = targetsOf(table, view, action);
  const sites = targets.flatMap((target) => (target.on === 'site' ? [target.site] : []));
  const links = targets.flatMap((target) => (target.on === 'link' ? [target.link] : []));
  const places = targets.flatMap((target) => (target.on === 'place' ? [target.place] : []));
  const around: readonly PlaceId[] = sites.map((site) => table.sites[site].place);
  return { sites, links, places: places.filter((place) => !around.includes(place)) };
};
