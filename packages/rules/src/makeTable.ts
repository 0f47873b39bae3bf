import { kinds, questions } from './actions.ts';
import { compile } from './board/compile.ts';
import { makeCatalogue } from './catalogue.ts';
import { freezeObjects } from './freeze.ts';
import { cargoes } from './ids.ts';
import type { Absence, Expected } from './input/expected.ts';
import { inputFault } from './input/fault.ts';
import type { InputFault } from './input/fault.ts';
import { isWithinLimits, MOST_DEPTH } from './input/json.ts';
import { isObject } from './input/object.ts';
import { makeLayout } from './layout.ts';
import { placeSet } from './placeSet.ts';
import { done, fail } from './result.ts';
import type { Result } from './result.ts';
import { sharedSteps } from './sharedSteps.ts';
import type { ActionRule, Composition, Edition, Table, Wish } from './table.ts';

const made = new WeakMap<Edition, Map<string, Table>>();
/** How many tables an edition caches. */
const MOST_KEPT = 64;

const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Checks the form of a wish, independent of the edition. */
const formFaultsOf = ({ seats, options, automata, files }: Required<Wish>): InputFault[] => [
  ...(Number.isInteger(seats) ? [] : [inputFault('seats', 'wrongKind', { kind: 'wholeNumber' }, seats)]),
  ...(isList(options) ? [] : [inputFault('options', 'wrongKind', { kind: 'items', items: 'texts' }, options)]),
  ...(isList(automata) ? [] : [inputFault('automata', 'wrongKind', { kind: 'items', items: 'texts' }, automata)]),
  ...(isObject(files) ? [] : [inputFault('files', 'wrongKind', { kind: 'object' }, files)]),
  ...(isWithinLimits(files) ? [] : [inputFault('files', 'outOfRange', { kind: 'depth', most: MOST_DEPTH }, files)]),
];

/** One of the available slugs, if there are any. */
const oneOf = (words: readonly string[], what: Absence): Expected =>
  words.length > 0 ? { kind: 'oneOf', words } : { kind: 'none', what };

/** Notes what an edition does not have. The edition itself checks combinations. */
const faultsOf = (edition: Edition, { seats, options, automata, files }: Required<Wish>): InputFault[] => {
  const slugs = (things: readonly { readonly slug: string }[]): string[] => things.map(({ slug }) => slug);
  const known = slugs(edition.options);
  const knownFiles = slugs(edition.files);
  const isAlone = automata.length === 0;
  return [
    ...(isAlone && !edition.seats.includes(seats)
      ? [inputFault('seats', 'outOfRange', { kind: 'seats', seats: edition.seats }, seats)]
      : []),
    ...(isAlone || edition.automata.length > 0
      ? []
      : [inputFault('automata', 'superfluous', { kind: 'none', what: 'automata' }, automata[0])]),
    ...options
      .filter((option) => !known.includes(option))
      .map((option) => inputFault('options', 'unknown', oneOf(known, 'options'), option)),
    ...Object.keys(files)
      .filter((file) => !knownFiles.includes(file))
      .map((file) => inputFault('files', 'unknown', oneOf(knownFiles, 'files'), file)),
  ];
};

/** Numbers that the edition has never had are played by other programs. */
const rulesFaultsOf = ({ rules: newest }: Edition, rules: number): InputFault[] =>
  Number.isInteger(rules) && rules >= 1 && rules <= newest
    ? []
    : [inputFault('rules', 'otherRules', { kind: 'exactly', value: String(newest) }, rules)];

/** The game as the rules of a number have it: without the changes that came later. */
const asOf = ({ changes }: Edition, rules: number, game: Composition): Composition =>
  changes.slice(rules - 1).reduceRight((later, change) => change.before(later), game);

/** Caches a table, dropping the least recently used one. */
const keep = (tables: Map<string, Table>, key: string, table: Table): void => {
  tables.delete(key);
  tables.set(key, table);
  const [oldest] = tables.keys();
  if (tables.size > MOST_KEPT && oldest !== undefined) tables.delete(oldest);
};

/** Compiles a wish for an edition to a frozen table. While it is cached, the same wish gives the same table. */
export const makeTable = (edition: Edition, wish: Wish): Result<Table, readonly InputFault[]> => {
  const {
    rules = edition.rules,
    seats,
    options = [],
    automata = [],
    files = {},
  } = isObject(wish) ? wish : ({} as Wish);
  const isBegun = isObject(wish) && wish.rules !== undefined;
  const formFaults = formFaultsOf({ rules, seats, options, automata, files });
  if (formFaults.length > 0) return fail(formFaults);
  const faults = [...rulesFaultsOf(edition, rules), ...faultsOf(edition, { rules, seats, options, automata, files })];
  if (faults.length > 0) return fail(faults);
  const chosen = edition.options.map(({ slug }) => slug).filter((option) => options.includes(option));

  const tables = made.get(edition) ?? new Map<string, Table>();
  made.set(edition, tables);
  const asked = { rules, seats, options: chosen, automata, files };
  const key = keyOf(asked, isBegun);
  const known = tables.get(key);
  if (known) {
    keep(tables, key, known);
    return done(known);
  }
  const composition = edition.compose(asked, isBegun);
  if (!composition.ok) return composition;
  const understood = understand(asked, composition.value);
  const again = keyOf(understood, true);
  const table = tables.get(again) ?? compileTable(edition, understood, asOf(edition, rules, composition.value));
  keep(tables, key, table);
  keep(tables, again, table);
  return done(table);
};

const keyOf = ({ rules, seats, options, automata, files }: Required<Wish>, isBegun: boolean): string =>
  JSON.stringify([isBegun, rules, seats, options, automata, files]);

/** The wish as the edition understood it; the same wish can be written in several ways. */
const understand = (
  { rules, seats, options }: Required<Wish>,
  { automata = [], files = {} }: Composition,
): Required<Wish> => ({ rules, seats, options, automata: automata.map(({ wish }) => wish), files });

const compileTable = (edition: Edition, wish: Required<Wish>, composition: Composition): Table => {
  const { seats: people, options } = wish;
  const { answerRules, automata = [], plans = [] } = composition;
  const seats = people + automata.length;
  const compiled = compile(composition, seats);
  const { places, sites, links, industries, tiles, cards, merchants, buyers } = compiled;
  const allRules: readonly ActionRule[] = [...composition.turnRules, ...answerRules];
  const rules = kinds.map((kind) => allRules.find((rule) => rule.kind === kind));
  const table: Table = {
    edition,
    board: composition.boardTitle,
    map: composition.map,
    wish,
    options,
    seats,
    ...compiled,
    automata: Array.from({ length: seats }, (_, seat) => automata[seat - people]),
    mats: Array.from({ length: seats }, (_, seat) =>
      tiles.map(({ slug, count }) => automata[seat - people]?.mat[slug] ?? count),
    ),
    plans,
    tieBreaks: composition.tieBreaks,
    wilds: cards.filter(({ wild }) => wild).map(({ id }) => id),
    terminals: placeSet(places.filter(({ terminal }) => terminal).map(({ id }) => id)),
    trade: placeSet(places.filter(({ trade }) => trade).map(({ id }) => id)),
    ports: compiled.outlets.flatMap(({ port }) => port ?? []),
    stores: cargoes.map((_, cargo) =>
      sites.filter((site) => site.industries.some((id) => industries[id].cargo === cargo)).map(({ id }) => id),
    ),
    start: composition.start,
    loans: composition.loans,
    credit: composition.credit,
    flipPaysCash: composition.flipPaysCash ?? false,
    terminalsCutLines: composition.terminalsCutLines ?? false,
    course: composition.course,
    stepRules: { ...sharedSteps, ...composition.stepRules },
    urns: composition.urns,
    turnRules: composition.turnRules,
    answerRules: questions.map((question) => answerRules.filter(({ answers }) => answers === question)),
    levies: composition.levies,
    rules,
    citations: composition.citations,
    topics: composition.topics,
    layout: makeLayout({
      seat: seats,
      site: sites.length,
      link: links.length,
      tile: tiles.length,
      card: cards.length,
      merchant: merchants.length,
      buyer: buyers.length,
      cargo: cargoes.length,
      plan: plans.length,
      outlet: compiled.outlets.length,
      distant: compiled.distant?.tiles.length ?? 0,
    }),
    catalogue: makeCatalogue({
      sites,
      links: links.length,
      industries: industries.length,
      cards: cards.length,
      outlets: compiled.outlets.length,
      tiles: tiles.length,
      loans: composition.loans,
    }),
  };
  return freezeObjects(table);
};
