import type { IndustryFile, TileFile } from '../format.ts';
import type { BoardReading, BoardFields, Read } from './boardReading.ts';
import type { TileMark } from './boardTerms.ts';
import { MOST_AMOUNT, MOST_AMOUNT_ONCE, MOST_COPIES, MOST_CUBES, MOST_ICONS, MOST_ICONS_ONCE } from './limits.ts';

const MOST_LEVEL = 99;

const tileFields: readonly (keyof TileFile | 'confidence')[] = [
  'level',
  'count',
  'cost',
  'coal',
  'iron',
  'beer',
  'points',
  'income',
  'icons',
  'eras',
  'bulb',
  'takes',
  'yields',
  'confidence',
];

/** Fields that only some games have a rule for. */
const markedFields = ['beer', 'icons', 'bulb', 'takes'] as const satisfies readonly TileMark[];

/** What is known about a tile's industry. */
export interface TileTraits {
  /** Every industry of the board. */
  readonly industries: readonly string[];
  /** Its own industry; undefined if that is unclear. */
  readonly like: Read<IndustryFile> | undefined;
  /** Whether it is the first tile of its industry. */
  readonly isFirst: boolean;
}

/** Whether tiles of an industry start with cubes or barrels. What a ship brings in is up to the board. */
const carries = ({ cargo, ship = false }: Read<IndustryFile>): boolean => cargo !== undefined && !ship;

/** Cubes or barrels on a new tile by era. A tile that holds a cargo starts with at least one. */
const readYields = (
  reading: BoardReading,
  value: unknown,
  at: string,
  eras: readonly string[],
  { like }: TileTraits,
): TileFile['yields'] => {
  const fields = reading.object(value, at, reading.terms.eras);
  const yields = Object.fromEntries(
    reading.terms.eras
      .filter((era) => fields[era] !== undefined)
      .map((era) => [era, reading.integer(fields[era], `${at}.${era}`, 0, 0, MOST_CUBES)]),
  );
  if (like && !carries(like) && value !== undefined) {
    reading.unsound(at, 'impossible', { kind: 'industryThatCarries' }, value);
  }
  if (!like || !carries(like)) return reading.isKept && value !== undefined ? yields : undefined;
  if (value === undefined && eras.length > 0) reading.fault(at, 'missing', { kind: 'stockByEra' }, undefined);
  for (const era of fields === value ? eras : []) {
    if (fields[era] === undefined || fields[era] === 0) {
      reading.fault(`${at}.${era}`, 'missing', { kind: 'stock' }, fields[era]);
    }
  }
  return yields;
};

/** The eras of a tile: a tile of level 0 is locked and has none, every other has some. */
const readEras = (
  reading: BoardReading,
  value: unknown,
  at: string,
  level: number | undefined,
  isFirst: boolean,
): readonly string[] | undefined =>
  reading.soundly(() => {
    reading.need(value, at, { kind: 'items', items: 'eras' });
    const eras = reading.words(value, at, reading.terms.eras);
    // Level 0 after another tile is reported separately.
    if (level === undefined || (level === 0 && !isFirst)) return eras;
    if (level === 0 && eras.length > 0) reading.unsound(at, 'impossible', { kind: 'noEraAtLevelZero' }, eras);
    if (level !== 0 && Array.isArray(value) && value.length === 0)
      reading.unsound(at, 'missing', { kind: 'thing', thing: 'era' }, undefined);
    return eras;
  });

/** The points of a tile that scores its level. */
const readLevelPoints = (
  reading: BoardReading,
  value: unknown,
  at: string,
  level: number | undefined,
  most: number,
): number => {
  const points = reading.soundly(() => reading.whole(value, at, 0, most));
  if (points !== undefined && level !== undefined && points !== level)
    reading.unsound(at, 'impossible', { kind: 'levelAsPoints', level }, points);
  return points ?? 0;
};

/** Notes what makes no sense for this industry. */
const checkTraits = (reading: BoardReading, fields: BoardFields, at: string, { like }: TileTraits): void => {
  if (!like) return;
  if (fields['beer'] !== undefined && fields['beer'] !== 0 && !like.sold) {
    reading.unsound(`${at}.beer`, 'impossible', { kind: 'industryThatIsSold' }, fields['beer']);
  }
  if (fields['takes'] !== undefined && !like.port) {
    reading.unsound(`${at}.takes`, 'impossible', { kind: 'port' }, fields['takes']);
  }
};

export const readTile = (reading: BoardReading, value: unknown, at: string, traits: TileTraits): Read<TileFile> => {
  const fields = reading.fields(value, at, tileFields);
  if (!fields) return {};
  const { tileMarks } = reading.terms;
  const missing = markedFields.filter((mark) => !tileMarks.includes(mark));
  if (!reading.isKept) reading.noRuleFor(fields, at, missing);
  if (missing.every((mark) => fields[mark] === undefined)) checkTraits(reading, fields, at, traits);
  // The first version read the marks of every game in each of them.
  const isGiven = (mark: TileMark): boolean => mark === 'locked' || fields[mark] !== undefined;
  const has = (mark: TileMark): boolean => tileMarks.includes(mark) || (reading.isKept && isGiven(mark));
  const most = reading.limit(MOST_AMOUNT, MOST_AMOUNT_ONCE);
  const whole = (field: keyof TileFile, high: number, low = 0): number =>
    reading.whole(fields[field], `${at}.${field}`, low, high);
  const maybe = (field: keyof TileFile): number | undefined =>
    fields[field] === undefined ? undefined : whole(field, MOST_CUBES);
  reading.confidence(fields['confidence'], `${at}.confidence`);
  const level = reading.soundly(() => whole('level', MOST_LEVEL, has('locked') ? 0 : 1));
  const eras = readEras(reading, fields['eras'], `${at}.eras`, level, traits.isFirst);
  const takes = has('takes') ? fields['takes'] : undefined;
  return {
    level,
    count: whole('count', MOST_COPIES),
    cost: whole('cost', most),
    coal: maybe('coal'),
    iron: maybe('iron'),
    beer: has('beer') ? maybe('beer') : undefined,
    points: has('points')
      ? whole('points', most)
      : readLevelPoints(reading, fields['points'], `${at}.points`, level, most),
    income: whole('income', most),
    icons: has('icons') ? whole('icons', reading.limit(MOST_ICONS, MOST_ICONS_ONCE)) : undefined,
    eras,
    bulb: (has('bulb') && reading.flag(fields['bulb'], `${at}.bulb`, false)) || undefined,
    takes: takes === undefined ? undefined : reading.words(takes, `${at}.takes`, traits.industries),
    yields: readYields(reading, fields['yields'], `${at}.yields`, eras ?? [], traits),
  };
};
