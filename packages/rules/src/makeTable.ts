import { kinds, questions } from './actions.ts';
import { compile } from './board/compile.ts';
import { makeCatalogue } from './catalogue.ts';
import { freezeObjects } from './freeze.ts';
import { cargoes } from './ids.ts';
import { makeLayout } from './layout.ts';
import { placeSet } from './placeSet.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';
import type { ActionRule, Edition, Table } from './table.ts';

/** What is wrong with the wish for a table. */
export type TableFault =
  | { readonly fault: 'seats'; readonly seats: number; readonly allowed: readonly number[] }
  | { readonly fault: 'option'; readonly option: string; readonly known: readonly string[] };

const made = new WeakMap<Edition, Map<string, Table>>();

/** Seats and options of an edition, compiled once and frozen: the same wish gives the same table. */
export const makeTable = (
  edition: Edition,
  seats: number,
  options: readonly string[] = [],
): Result<Table, TableFault> => {
  if (!edition.seats.includes(seats)) return fail({ fault: 'seats', seats, allowed: edition.seats });
  const known = edition.options.map(({ slug }) => slug);
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) return fail({ fault: 'option', option: unknown, known });
  const chosen = known.filter((option) => options.includes(option));

  const tables = made.get(edition) ?? new Map<string, Table>();
  made.set(edition, tables);
  const wish = [seats, ...chosen].join(' ');
  const table = tables.get(wish) ?? compileTable(edition, seats, chosen);
  tables.set(wish, table);
  return done(table);
};

const compileTable = (edition: Edition, seats: number, options: readonly string[]): Table => {
  const composition = edition.compose(seats, options);
  const compiled = compile(composition, seats);
  const { places, sites, links, industries, tiles, cards, merchants, buyers } = compiled;
  const { answerRules } = composition;
  const allRules: readonly ActionRule[] = [...composition.turnRules, ...answerRules];
  const rules = kinds.map((kind) => allRules.find((rule) => rule.kind === kind));
  const table: Table = {
    edition,
    options,
    seats,
    ...compiled,
    wilds: cards.filter(({ wild }) => wild).map(({ id }) => id),
    trade: placeSet(places.filter(({ trade }) => trade).map(({ id }) => id)),
    stores: cargoes.map((_, cargo) =>
      sites.filter((site) => site.industries.some((id) => industries[id].cargo === cargo)).map(({ id }) => id),
    ),
    start: composition.start,
    loans: composition.loans,
    course: composition.course,
    urns: composition.urns,
    turnRules: composition.turnRules,
    answerRules: questions.map((question) => answerRules.filter(({ answers }) => answers === question)),
    dues: composition.dues,
    rules,
    citations: composition.citations,
    layout: makeLayout({
      seat: seats,
      site: sites.length,
      link: links.length,
      tile: tiles.length,
      card: cards.length,
      merchant: merchants.length,
      buyer: buyers.length,
      cargo: cargoes.length,
    }),
    catalogue: makeCatalogue({
      sites,
      links: links.length,
      industries: industries.length,
      cards: cards.length,
      merchants: merchants.length,
      loans: composition.loans,
    }),
  };
  return freezeObjects(table);
};
