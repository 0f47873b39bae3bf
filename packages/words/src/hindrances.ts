/** Why an automaton could not do what its card says. */

import { planCard } from '@coalbrook/editions';
import type { EraId, PlaceId, PlanPart } from '@coalbrook/rules';

import type { TellingContext } from './tellingContext.ts';
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

/** Every reason once. `named` are the places mentioned just before. */
const reasonsFor = (
  { things, language: { plans } }: TellingContext,
  events: readonly Hindered[],
  named: readonly PlaceId[],
): readonly string[] =>
  gather(events).map(({ event: { obstacle, facts }, places }) =>
    plans.obstacle(obstacle, {
      needs: facts['needs'] ?? 0,
      price: things.money(facts['has'] ?? 0),
      limit: things.money(facts['needs'] ?? 0),
      tile: facts['tile'] === undefined ? '' : things.tile(facts['tile'] as never),
      places: places.map(things.words.place),
      areNamed: places.length === named.length && places.every((place) => named.includes(place)),
    }),
  );

const slotFailed = (context: TellingContext, era: EraId, slot: number, events: readonly Hindered[]): string => {
  const {
    table,
    things,
    language: { plans },
  } = context;
  const { slots } = planCard(table, events[0].plan);
  const { places, ...printed } = slots[slot];
  const reasons = reasonsFor(context, events, places);
  const where = places.map(things.words.place);
  return printed.kind === 'network'
    ? plans.noLinkFrom(things.words.link(era), where, reasons)
    : plans.noBuilding(things.words.industry(printed.industry), where, reasons);
};

/** If beer is missing, the other obstacles concern the brewery that would have supplied it. */
const saleFailed = (context: TellingContext, events: readonly Hindered[]): string => {
  const {
    table,
    things,
    language: { plans },
  } = context;
  const { brewery } = planCard(table, events[0].plan).back;
  const others = events.filter(({ obstacle }) => obstacle !== 'noBeerNoBrewery');
  if (others.length < events.length) {
    return plans.noBeer(things.words.place(brewery), reasonsFor(context, others, [brewery]));
  }
  if (events.every(({ obstacle }) => obstacle === 'nothingToSell')) return plans.nothingToSell;
  return plans.noSale(reasonsFor(context, events, []));
};

const partFailed = (context: TellingContext, era: EraId, part: PlanPart, events: readonly Hindered[]): string => {
  if (typeof part === 'number') return slotFailed(context, era, part, events);
  if (part === 'sell') return saleFailed(context, events);
  const {
    things,
    language: { plans },
  } = context;
  const reasons = reasonsFor(context, events, []);
  if (part === 'develop') return plans.noDevelopment(reasons);
  return plans.noLinkOnward(things.words.link(era), reasons);
};

/** The parts of a card that failed, in the order in which they were tried. */
export const partsOf = (events: readonly Hindered[]): readonly PlanPart[] => [
  ...new Set(events.map(({ part }) => part)),
];

/** The parts of one side of a card that failed, each with all its reasons. */
export const tellHindrances = (context: TellingContext, era: EraId, events: readonly Hindered[]): readonly string[] =>
  partsOf(events).map((part) =>
    partFailed(
      context,
      era,
      part,
      events.filter((event) => event.part === part),
    ),
  );
