/** Why an automaton could not do what its card says. */

import { planCard } from '@coalbrook/editions';
import type { EraId, PlaceId, PlanPart } from '@coalbrook/rules';

import type { Circle } from './circle.ts';
import { englishPlans } from './englishPlans.ts';
import type { ActingEvent } from './turn.ts';

export type Hindered = Extract<ActingEvent, { readonly event: 'planHindered' }>;

/** The same obstacle in several places. */
interface Hindrance {
  readonly event: Hindered;
  readonly places: PlaceId[];
}

const gather = (events: readonly Hindered[]): readonly Hindrance[] => {
  const hindrances: Hindrance[] = [];
  for (const event of events) {
    const { obstacle, facts, place } = event;
    const isSame = ({ event: other }: Hindrance): boolean =>
      other.obstacle === obstacle && JSON.stringify(other.facts) === JSON.stringify(facts);
    const places = place === undefined ? [] : [place];
    const same = hindrances.find(isSame);
    if (same) same.places.push(...places);
    else hindrances.push({ event, places });
  }
  return hindrances;
};

/** Every reason once. `named` are the places that were just spoken of. */
const reasonsFor = ({ things }: Circle, events: readonly Hindered[], named: readonly PlaceId[]): readonly string[] =>
  gather(events).map(({ event: { obstacle, facts }, places }) =>
    englishPlans.obstacle(obstacle, {
      needs: facts['needs'] ?? 0,
      price: things.money(facts['has'] ?? 0),
      limit: things.money(facts['needs'] ?? 0),
      tile: facts['tile'] === undefined ? '' : things.tile(facts['tile'] as never),
      places: places.map((place) => things.place(place)),
      inPlaces: places.length === 0 ? '' : things.inPlaces(places),
      areNamed: places.length === named.length && places.every((place) => named.includes(place)),
    }),
  );

const slotFailed = (circle: Circle, era: EraId, slot: number, events: readonly Hindered[]): string => {
  const { table, things } = circle;
  const { slots } = planCard(table, events[0].plan);
  const { places, ...printed } = slots[slot];
  const reasons = reasonsFor(circle, events, places);
  if (printed.kind === 'network') {
    const names = places.map((place) => things.place(place));
    return englishPlans.noLinkFrom(things.linkWord(era), names, reasons);
  }
  const where = places.length === 0 ? englishPlans.anywhere : things.inPlaces(places);
  return englishPlans.noBuilding(things.industry(printed.industry), where, reasons);
};

/** Where beer is missing, the other obstacles are those of the brewery that would have brewed it. */
const saleFailed = (circle: Circle, events: readonly Hindered[]): string => {
  const { brewery } = planCard(circle.table, events[0].plan).back;
  const others = events.filter(({ obstacle }) => obstacle !== 'noBeerNoBrewery');
  if (others.length < events.length) {
    return englishPlans.noBeer(circle.things.inPlace(brewery), reasonsFor(circle, others, [brewery]));
  }
  if (events.every(({ obstacle }) => obstacle === 'nothingToSell')) return englishPlans.nothingToSell;
  return englishPlans.noSale(reasonsFor(circle, events, []));
};

const partFailed = (circle: Circle, era: EraId, part: PlanPart, events: readonly Hindered[]): string => {
  if (typeof part === 'number') return slotFailed(circle, era, part, events);
  if (part === 'sell') return saleFailed(circle, events);
  const reasons = reasonsFor(circle, events, []);
  if (part === 'develop') return englishPlans.noDevelopment(reasons);
  return englishPlans.noLinkOnward(circle.things.linkWord(era), reasons);
};

/** The parts of one side of a card that could not be followed, each with everything that hindered it. */
export const tellHindrances = (circle: Circle, era: EraId, events: readonly Hindered[]): readonly string[] =>
  [...new Set(events.map(({ part }) => part))].map((part) =>
    partFailed(
      circle,
      era,
      part,
      events.filter((event) => event.part === part),
    ),
  );
