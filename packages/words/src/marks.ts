import type { CardId, GameEvent, LinkId, PlaceId, SiteId, Table } from '@coalbrook/rules';

/** What a sentence is about, so that it can be highlighted on the map or among the cards. Each thing once. */
export interface Marks {
  readonly sites: readonly SiteId[];
  readonly links: readonly LinkId[];
  readonly places: readonly PlaceId[];
  readonly cards: readonly CardId[];
}

const markOf = ({ merchants }: Table, event: GameEvent): Partial<Marks> => {
  switch (event.event) {
    case 'built':
    case 'overbuilt':
    case 'exported':
    case 'took':
    case 'marketed':
    case 'flipped':
    case 'forfeited':
    case 'removed':
    case 'tileScored':
      return { sites: [event.site] };
    case 'shipped':
      return { sites: [event.site, event.port] };
    case 'sold':
      return { sites: [event.site], places: [merchants[event.merchant].place] };
    case 'laid':
    case 'linkScored':
    case 'linkPaid':
      return { links: [event.link] };
    case 'merchantPlaced':
    case 'barrelPlaced':
    case 'drank':
    case 'rewarded':
      return { places: [merchants[event.merchant].place] };
    case 'discarded':
    case 'picked':
    case 'displayed':
      return { cards: [event.card] };
    case 'scouted':
      return { cards: event.cards };
    case 'planHindered':
      return event.place === undefined ? {} : { places: [event.place] };
    case 'weighed': {
      const { chosen } = event;
      if ('link' in chosen) return { links: [chosen.link] };
      return 'site' in chosen ? { sites: [chosen.site] } : { places: [chosen.place] };
    }
    default:
      return {};
  }
};

const distinct = <Id>(ids: readonly (readonly Id[] | undefined)[]): readonly Id[] => [
  ...new Set(ids.flatMap((some) => some ?? [])),
];

/** Everything that the events are about, in order. */
export const marksOf = (table: Table, events: readonly GameEvent[]): Marks => {
  const marks = events.map((event) => markOf(table, event));
  return {
    sites: distinct(marks.map(({ sites }) => sites)),
    links: distinct(marks.map(({ links }) => links)),
    places: distinct(marks.map(({ places }) => places)),
    cards: distinct(marks.map(({ cards }) => cards)),
  };
};
