/** Replaces ids in events and facts by slugs, because ids mean nothing outside this program. */

import { cargoes } from '@coalbrook/rules';
import type { GameEvent, Table } from '@coalbrook/rules';
import { isObject } from '@coalbrook/rules/input';

type Named = Readonly<Record<string, unknown>>;

type Lists = Readonly<Record<string, (table: Table) => readonly { readonly slug: string }[]>>;

/** The list that a field's ids refer to, by field name. */
const listsOf: Lists = {
  era: (table) => table.eras,
  place: (table) => table.places,
  site: (table) => table.sites,
  port: (table) => table.sites,
  link: (table) => table.links,
  industry: (table) => table.industries,
  tile: (table) => table.tiles,
  card: (table) => table.cards,
  cards: (table) => table.cards,
  merchant: (table) => table.merchants,
  buyer: (table) => table.buyers,
  plan: (table) => table.plans,
  cargo: () => cargoes.map((slug) => ({ slug })),
};

/** Here `tile` is a distant tile. */
const listsAbroad: Lists = { ...listsOf, tile: ({ distant }) => distant?.tiles ?? [] };

const slugOf = (table: Table, lists: Lists, name: string, value: unknown): unknown => {
  if (!Object.hasOwn(lists, name)) return value;
  const list = lists[name](table);
  if (Array.isArray(value)) return value.map((id: number) => list[id].slug);
  return typeof value === 'number' ? list[value].slug : value;
};

/** The same fields with slugs instead of ids, recursively. */
export const nameIds = (table: Table, fields: Named, lists: Lists = listsOf): Named =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isObject(value) ? nameIds(table, value, lists) : slugOf(table, lists, name, value),
    ]),
  );

export const nameEvent = (table: Table, event: GameEvent): Named =>
  nameIds(table, { ...event }, event.event === 'distantMoved' ? listsAbroad : listsOf);
