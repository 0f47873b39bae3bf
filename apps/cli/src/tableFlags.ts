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
  edition: { value: 'NAME', sentence: `The game: ${slugsOf(editions)}.` },
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

/** A fault of a wish as a fault of the flag or the file that it came from. */
const lineOf = (fault: InputFault, edition: Edition, path: string): string => {
  const { at, problem, found } = fault;
  const complaint = complaintOf(fault);
  if (at === 'seats') {
    const isListed = fault.expected === edition.seats.join(', ');
    return `--seats: ${isListed ? `${edition.name} is for ${fault.expected} seats, not ${found}` : complaint}`;
  }
  if (at === 'options') {
    const has = slugsOf(edition.options) || 'none';
    return `--option: ${problem === 'unknown' ? `${edition.name} has no ${found}; it has ${has}` : complaint}`;
  }
  if (at.startsWith('automata')) return `--automa: ${complaint}`;
  if (at === 'files') return `--${DECK}: ${complaint}`;
  const within = `files.${DECK}.`;
  return at.startsWith(within) ? `${path}: ${at.slice(within.length)}: ${complaint}` : sentenceOf(fault);
};

/** The table that the flags ask for. */
export const readTable = (flags: Flags, desk: Desk): Result<Table, Complaint> => {
  const slug = flags.text('edition', editions[0].slug);
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
