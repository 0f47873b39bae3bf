/** Tables for the tests of this package, and their things by slug. */

import { makeTable, mask, NOBODY } from '@coalbrook/rules';
import type {
  CardId,
  Edition,
  Facts,
  GameEvent,
  IndustryId,
  LinkId,
  MerchantId,
  PlaceId,
  PlanId,
  SiteId,
  State,
  Table,
  TileId,
  Wish,
} from '@coalbrook/rules';

export const tableFor = (edition: Edition, wish: Wish = { seats: 4 }): Table => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error('no table');
  return table.value;
};

/** What is told when a game goes on from a position. */
export const resumedAt = (table: Table, state: State): GameEvent => {
  const { era, round } = state;
  return { event: 'resumed', era, round, cells: Array.from(mask(table, state, NOBODY).cells) };
};

/** The id of a thing is its index in a list. */
export const idOf = <Id extends number>(list: readonly { readonly slug: string }[], slug: string): Id => {
  const id = list.findIndex((one) => one.slug === slug);
  if (id < 0) throw new Error(slug);
  return id as Id;
};

interface Slugs {
  readonly card: (slug: string) => CardId;
  readonly industry: (slug: string) => IndustryId;
  readonly link: (slug: string) => LinkId;
  readonly merchant: (slug: string) => MerchantId;
  readonly place: (slug: string) => PlaceId;
  readonly plan: (slug: string) => PlanId;
  readonly site: (slug: string) => SiteId;
  readonly tile: (slug: string) => TileId;
}

/** Looks up slugs at a table. */
export const slugsOf = (table: Table): Slugs => ({
  card: (slug) => idOf(table.cards, slug),
  industry: (slug) => idOf(table.industries, slug),
  link: (slug) => idOf(table.links, slug),
  merchant: (slug) => idOf(table.merchants, slug),
  place: (slug) => idOf(table.places, slug),
  plan: (slug) => idOf(table.plans, slug),
  site: (slug) => idOf(table.sites, slug),
  tile: (slug) => idOf(table.tiles, slug),
});

/** Events without their seat, for tests that add it. */
export type WithoutSeat<Event> = Event extends unknown ? Omit<Event, 'seat'> : never;

/** Facts in which ids are plain numbers. */
export type PlainFacts = Readonly<Partial<Record<keyof Facts, number>>>;

/** Every figure of refusals that exists at any table. */
export const everyFact: PlainFacts = {
  needs: 2,
  has: 1,
  seat: 1,
  card: 0,
  place: 0,
  site: 0,
  industry: 0,
  tile: 0,
  link: 0,
  drawn: 0,
};
