/** Flags that choose the game and its seed. */

import { editions, findEdition } from '@coalbrook/editions';
import { complaintOf, expectedBy, firstLines, foundBy, placeOf, sentenceOf, show } from '@coalbrook/referee';
import { done, fail, makeTable } from '@coalbrook/rules';
import type { Edition, Result, Table } from '@coalbrook/rules';
import { isFound, isObject, parseJson } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import { editionWords, english } from '@coalbrook/words';

import type { Complaint } from './command.ts';
import type { CommandIo } from './commandIo.ts';
import type { Flags, FlagsByName } from './flags.ts';

/** Files a user may supply; editions and flags use the same names. */
const BOARD = 'board';
const DECK = 'automa-deck';
const fileNames = [BOARD, DECK] as const;

/** The default edition. */
export const [usualEdition] = editions;

const slugsOf = (things: readonly { readonly slug: string }[]): string => things.map(({ slug }) => slug).join(', ');

/** Lists something for each edition that has it. */
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
const decks = offered((edition) => editionWords(edition, english).files[DECK]?.name ?? '');

export const tableFlags = {
  edition: { value: 'NAME', sentence: `The game: ${slugsOf(editions)}; default: ${usualEdition.slug}.` },
  seats: { value: 'N', sentence: 'How many people play; default: the maximum, or 1 against automata.' },
  option: { value: 'NAME', sentence: `A variant; may be repeated: ${variants}.`, many: true },
  automa: {
    value: 'NAME:LEVEL,…',
    sentence: `Automata to play against: ${automata}; NAME:LEVEL+cotton-1=3 changes the number of a tile.`,
  },
  [BOARD]: {
    value: 'FILE',
    sentence: 'A custom board as a JSON file, which also says which game it is for; see docs/boards.md.',
  },
  [DECK]: { value: 'FILE', sentence: `Custom cards for the automata as a JSON file: ${decks}.` },
} as const satisfies FlagsByName;

export const seedFlag = (left: string): FlagsByName => ({
  seed: { value: 'TEXT', sentence: `Seed for all draws: the same seed gives the same game; default: ${left}.` },
});

type Files = Readonly<Record<string, unknown>>;

/** The files given by flags, by name. */
const readFiles = (flags: Flags, io: CommandIo): Result<Files, string> => {
  const files: Record<string, unknown> = {};
  for (const name of fileNames) {
    const path = flags.text(name);
    if (path === undefined) continue;
    const text = io.read(path);
    if (!text.ok) return fail(`${path}: ${text.fault}`);
    const json = parseJson(text.value, { name: path });
    if (!json.ok) return fail(sentenceOf(json.fault));
    files[name] = json.value;
  }
  return done(files);
};

/** The edition named by the board, or the default. */
const editionOf = ({ [BOARD]: board }: Files): string => {
  const edition = isObject(board) ? board['edition'] : undefined;
  return typeof edition === 'string' ? edition : usualEdition.slug;
};

const seatsLine = (fault: InputFault, { name, seats }: Edition): string => {
  const isListed = fault.expected.kind === 'seats';
  return isListed ? `${name} is for ${seats.join(', ')} seats, not ${foundBy(fault)}` : complaintOf(fault);
};

const optionLine = (fault: InputFault, { name, options }: Edition): string => {
  const found = foundBy(fault);
  if (fault.problem === 'unknown') return `${name} has no ${found}; it has ${slugsOf(options) || 'none'}`;
  if (fault.problem === 'impossible') return `${found} does not fit the other choices, expected ${expectedBy(fault)}`;
  return complaintOf(fault);
};

/** Reports a fault of the wish at the flag or file it came from. */
const lineOf = (fault: InputFault, edition: Edition, flags: Flags): string => {
  const { at } = fault;
  const hasAutomata = edition.automata.length > 0;
  if (at === 'seats') return `--seats: ${seatsLine(fault, edition)}`;
  if (at === 'options') return `--option: ${optionLine(fault, edition)}`;
  if (at === 'files' && isFound(fault, BOARD)) return `--${BOARD}: impossible, expected ${expectedBy(fault)}`;
  if (at.startsWith('automata') || at === 'files') {
    const flag = at === 'files' ? DECK : 'automa';
    return `--${flag}: ${hasAutomata ? complaintOf(fault) : `${edition.name} has no automata`}`;
  }
  const name = fileNames.find((one) => at === `files.${one}` || at.startsWith(`files.${one}.`));
  if (name === undefined) return sentenceOf(fault);
  const inFile = { ...fault, at: at.slice(`files.${name}.`.length) };
  return `${flags.text(name)}: ${placeOf(inFile)}: ${complaintOf(fault)}`;
};

/** Makes the table that the flags ask for. */
export const readTable = (flags: Flags, io: CommandIo): Result<Table, Complaint> => {
  const files = readFiles(flags, io);
  if (!files.ok) return files;
  const slug = flags.text('edition', editionOf(files.value));
  const edition = findEdition(slug);
  if (!edition) return fail(`--edition: unknown edition ${show(slug)}; expected one of ${slugsOf(editions)}`);
  const company = flags.text('automa')?.split(',') ?? [];
  const usual = company.length > 0 ? 1 : Math.max(...edition.seats);
  const seats = flags.close(flags.integer('seats', usual, 0, 99));
  if (!seats.ok) return seats;
  const table = makeTable(edition, {
    seats: seats.value,
    options: flags.all('option'),
    automata: company.map((one) => one.trim()),
    files: files.value,
  });
  if (table.ok) return table;
  return fail(firstLines(table.fault.map((fault) => lineOf(fault, edition, flags))));
};
