import type { InputFault } from '../input/fault.ts';
import { done, fail } from '../result.ts';
import type { Result } from '../result.ts';
import { BOARD_FORMAT } from './format.ts';
import type { BoardDocument, CardFile, DrawnLink, DrawnPlace, IndustryFile, LaneFile, MerchantFile } from './format.ts';
import { BoardReading, complete } from './reading/boardReading.ts';
import type { Read, ReadPlace } from './reading/boardReading.ts';
import type { BoardTerms } from './reading/boardTerms.ts';
import { checkDrawing } from './reading/checkDrawing.ts';
import type { LineOrLane } from './reading/checkDrawing.ts';
import { checkFirstTile } from './reading/checkFirstTile.ts';
import { checkReach } from './reading/checkReach.ts';
import { readCards } from './reading/readCards.ts';
import { readLanes, readLinks } from './reading/readLinks.ts';
import { readMerchants } from './reading/readMerchants.ts';
import { readPlaces } from './reading/readPlaces.ts';
import { readTiles } from './reading/readTiles.ts';

/** Editors use `$schema` for completion and validation. */
const boardFields: readonly (keyof BoardDocument | '$schema')[] = [
  '$schema',
  '$format',
  'edition',
  'name',
  'reconstructed',
  'size',
  'places',
  'links',
  'lanes',
  'merchants',
  'cards',
  'industries',
];

/** All lines and lanes as drawn, without duplicates. */
const linesOf = (links: readonly Read<DrawnLink>[], lanes: readonly Read<LaneFile>[]): readonly LineOrLane[] => {
  const lines = [
    ...links.flatMap(({ slug, ends, via = [] }, index): LineOrLane[] =>
      ends ? [{ at: `links[${index}]`, name: slug ?? ends.join('-'), ends, via }] : [],
    ),
    ...lanes.flatMap(({ land, sea }, index): LineOrLane[] =>
      land !== undefined && sea !== undefined
        ? [{ at: `lanes[${index}]`, name: `${land}-${sea}`, ends: [land, sea], via: [] }]
        : [],
    ),
  ];
  return [...new Map(lines.toReversed().map((line) => [line.ends.toSorted().join(' '), line])).values()].toReversed();
};

/** A place without fields that hold their defaults. */
const plainPlace = ({ sites = [], ...place }: ReadPlace): DrawnPlace =>
  complete<DrawnPlace>({ ...place, sites: sites.length > 0 ? sites : undefined });

/** Whether a board has this format and is for this game. If not, reading the rest is pointless. */
const isMeant = (reading: BoardReading, fields: Readonly<Record<string, unknown>>): boolean =>
  reading.soundly(() => {
    const format = reading.word(fields['$format'], '$format', [BOARD_FORMAT]);
    const edition = format && reading.text(fields['edition'], 'edition');
    if (edition === undefined || edition === reading.terms.edition) return edition;
    reading.fault('edition', 'impossible', { kind: 'boardFor', edition: reading.terms.edition }, edition);
    return undefined;
  }) !== undefined;

const read = (value: unknown, terms: BoardTerms, isKept: boolean): Result<BoardDocument, readonly InputFault[]> => {
  const reading = new BoardReading(terms, isKept);
  const fields = reading.fields(value, '', boardFields);
  if (!fields || !isMeant(reading, fields)) return fail(reading.faults);
  const name = reading.title(fields['name'], 'name');
  const reconstructed = reading.flag(fields['reconstructed'], 'reconstructed', false);
  const size = reading.extent(fields['size'], 'size');
  if (size) reading.size = size;

  const industries = reading.soundly(() => readTiles(reading, fields['industries']));
  if (industries) checkFirstTile(reading, industries);
  let links: readonly Read<DrawnLink>[] = [];
  let lanes: readonly Read<LaneFile>[] = [];
  const isKnown = reading.soundly(() => {
    readPlaces(reading, fields['places']);
    links = readLinks(reading, fields['links']);
    lanes = readLanes(reading, fields['lanes']);
    return true;
  });
  const lines = linesOf(links, lanes);
  if (isKnown) {
    checkReach(
      reading,
      links.flatMap(({ ends }) => (ends ? [ends] : [])),
      lanes.flatMap(({ land = '', sea = '' }) => [[land, sea]]),
    );
  }
  const merchants = readMerchants(reading, fields['merchants']);
  const cards = readCards(reading, fields['cards']);
  checkDrawing(reading, lines);
  if (reading.faults.length > 0) return fail(reading.faults);

  // Without faults, every required field has been read.
  return done(
    complete<BoardDocument>({
      $format: BOARD_FORMAT,
      edition: terms.edition,
      name,
      reconstructed: reconstructed || undefined,
      size,
      places: reading.places.map(plainPlace),
      links: links.map((link) => complete<DrawnLink>(link)),
      lanes: lanes.length > 0 ? lanes.map((lane) => complete<LaneFile>(lane)) : undefined,
      merchants: merchants?.map((merchant) => complete<MerchantFile>(merchant)),
      cards: cards?.map((card) => complete<CardFile>(card)),
      industries: industries?.map((industry) => complete<IndustryFile>(industry)),
    }),
  );
};

/** Reads an untrusted board. Returns it with the eras of every line filled in, or everything that is wrong with it. */
export const readBoard = (value: unknown, terms: BoardTerms): Result<BoardDocument, readonly InputFault[]> =>
  read(value, terms, false);

/** Reads the board of a game that was begun, which may have the form of any earlier version. */
export const readKeptBoard = (value: unknown, terms: BoardTerms): Result<BoardDocument, readonly InputFault[]> =>
  read(value, terms, true);
