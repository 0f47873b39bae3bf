/** The flags that say which game is played, and where its chance comes from. */

import { editions, findEdition } from '@coalbrook/editions';
import { done, fail, makeTable, parseJson, show } from '@coalbrook/rules';
import type { Edition, InputFault, Result, Table } from '@coalbrook/rules';

import type { Complaint } from './command.ts';
import type { Desk } from './desk.ts';
import { complaintOf, firstLines, sentenceOf } from './faults.ts';
import type { Flags, FlagsByName } from './flags.ts';

/** The file with the cards of automata, as editions know it and as the flag is called. */
const DECK = 'automa-deck';

/** What is played where nobody says which game. */
export const [usualEdition] = editions;

const slugsOf = (things: readonly { readonly slug: string }[]): string => things.map(({ slug }) => slug).join(', ');

/** What each edition has of something; those without it are not named. */
const offered = (what: (edition: Edition) => string): string =>
  editions
    .map((edition) => [what(edition), edition.slug] as const)
    .filter(([offer]) => offer !== '')
    .map(([offer, slug]) => `${offer} (${slug})`)
    .join('; ');

const variants = offered(({ options }) => slugsOf(options));
const automata = offered((edition) =>
  edition.automata.length === 0 ? '' : `${slugsOf(edition.automata)}, at the level ${slugsOf(edition.levels)}`,
);
const decks = offered(({ files }) => files.find(({ slug }) => slug === DECK)?.name ?? '');

export const tableFlags = {
  edition: { value: 'NAME', sentence: `The game: ${slugsOf(editions)}; ${usualEdition.slug} if left out.` },
  seats: { value: 'N', sentence: 'How many people play; left out, as many as can, or one against automata.' },
  option: { value: 'NAME', sentence: `A variant, and more of them by more such flags: ${variants}.`, many: true },
  automa: {
    value: 'NAME:LEVEL,…',
    sentence: `Automata to play against: ${automata}; NAME:LEVEL+cotton-1=3 changes its tiles.`,
  },
  [DECK]: { value: 'FILE', sentence: `Other cards for the automata, as a JSON file: ${decks}.` },
} as const satisfies FlagsByName;

export const seedFlag = (left: string): FlagsByName => ({
  seed: { value: 'TEXT', sentence: `Where chance comes from: the same seed, the same game; ${left} if left out.` },
});

/** What somebody brings along, by name. */
const readFiles = (path: string | undefined, desk: Desk): Result<Readonly<Record<string, unknown>>, string> => {
  if (path === undefined) return done({});
  const text = desk.read(path);
  if (!text.ok) return fail(`${path}: ${text.fault}`);
  const json = parseJson(text.value, path);
  return json.ok ? done({ [DECK]: json.value }) : fail(sentenceOf(json.fault));
};

const seatsLine = (fault: InputFault, { name, seats }: Edition): string => {
  const isListed = fault.expected === seats.join(', ');
  return isListed ? `${name} is for ${fault.expected} seats, not ${fault.found}` : complaintOf(fault);
};

const optionLine = (fault: InputFault, { name, options }: Edition): string => {
  const { problem, expected, found } = fault;
  if (problem === 'unknown') return `${name} has no ${found}; it has ${slugsOf(options) || 'none'}`;
  if (problem === 'impossible') return `${found} does not go together with the rest, expected ${expected}`;
  return complaintOf(fault);
};

/** A fault of a wish as a fault of the flag or the file that it came from. */
const lineOf = (fault: InputFault, edition: Edition, path: string): string => {
  const { at } = fault;
  const hasAutomata = edition.automata.length > 0;
  if (at === 'seats') return `--seats: ${seatsLine(fault, edition)}`;
  if (at === 'options') return `--option: ${optionLine(fault, edition)}`;
  if (at.startsWith('automata') || at === 'files') {
    const flag = at === 'files' ? DECK : 'automa';
    return `--${flag}: ${hasAutomata ? complaintOf(fault) : `${edition.name} has no automata`}`;
  }
  const within = `files.${DECK}.`;
  return at.startsWith(within) ? `${path}: ${at.slice(within.length)}: ${complaintOf(fault)}` : sentenceOf(fault);
};

/** The table that the flags ask for. */
export const readTable = (flags: Flags, desk: Desk): Result<Table, Complaint> => {
  const slug = flags.text('edition', usualEdition.slug);
  const edition = findEdition(slug);
  if (!edition) return fail(`--edition: there is no ${show(slug)}; there is ${slugsOf(editions)}`);
  const company = flags.text('automa')?.split(',') ?? [];
  const path = flags.text(DECK);
  const usual = company.length > 0 ? 1 : Math.max(...edition.seats);
  const seats = flags.close(flags.integer('seats', usual, 0, 99));
  if (!seats.ok) return seats;
  const files = readFiles(path, desk);
  if (!files.ok) return files;
  const table = makeTable(edition, {
    seats: seats.value,
    options: flags.all('option'),
    automata: company.map((one) => one.trim()),
    files: files.value,
  });
  if (table.ok) return table;
  return fail(firstLines(table.fault.map((fault) => lineOf(fault, edition, path ?? ''))));
};
