/** Events in notation, so that examples can name them: `flipped seat=1 site=dudley#1 tile=coal-1 income=4`. */

import { cargoes } from '@coalbrook/rules';
import type { GameEvent, Table } from '@coalbrook/rules';

/** The things that a field of an event may name. */
const thingsOf = (table: Table): Readonly<Record<string, readonly { readonly slug: string }[]>> => ({
  site: table.sites,
  port: table.sites,
  tile: table.tiles,
  link: table.links,
  merchant: table.merchants,
  place: table.places,
  card: table.cards,
  plan: table.plans,
  era: table.eras,
  cargo: cargoes.map((slug) => ({ slug })),
});

const traitOf = (table: Table, field: string, value: unknown): readonly string[] => {
  if (field === 'chosen') return Object.entries(value ?? {}).flatMap(([key, id]) => traitOf(table, key, id));
  if (Array.isArray(value)) return [`${field}=${value.join(',')}`];
  if (typeof value === 'number') return [`${field}=${thingsOf(table)[field]?.[value]?.slug ?? value}`];
  return typeof value === 'string' || typeof value === 'boolean' ? [`${field}=${value}`] : [];
};

/** What an event is, and each of its fields. */
export const traitsOf = (table: Table, { event, ...fields }: GameEvent): readonly string[] => [
  event,
  ...Object.entries(fields).flatMap(([field, value]) => traitOf(table, field, value)),
];
