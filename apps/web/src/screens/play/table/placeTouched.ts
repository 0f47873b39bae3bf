import { placeSets } from '@coalbrook/rules';
import type { PlaceId, Table } from '@coalbrook/rules';

/** The place of a target; for a card, the only place it names. */
export const placeOfKey = (table: Table, key: string): PlaceId | undefined => {
  const [on, id = ''] = key.split(':');
  switch (on) {
    case 'card':
    case 'display': {
      const places = placeSets.placesOf(table.cards[Number(id)]?.places ?? placeSets.NO_PLACES);
      return places.length === 1 ? places[0] : undefined;
    }
    case 'place':
      return table.places[Number(id)]?.id;
    default:
      return undefined;
  }
};

/** The place of a touched element. */
export const placeTouched = (table: Table, touched: EventTarget): PlaceId | undefined => {
  const element = touched instanceof Element ? touched.closest<HTMLElement>('[data-target]') : undefined;
  return element?.dataset['target'] === undefined ? undefined : placeOfKey(table, element.dataset['target']);
};
