import type { Expected } from '../../input/expected.ts';
import type { DrawnLink, LaneFile } from '../format.ts';
import type { BoardReading, Read, ReadPlace } from './boardReading.ts';
import type { BoardPoint } from './geometry.ts';
import { MOST_ENDS } from './limits.ts';

const LEAST_ENDS = 2;
const MOST_LINES = 200;
const MOST_POINTS = 20;

const linkFields: readonly (keyof DrawnLink)[] = ['slug', 'ends', 'eras', 'via', 'confidence'];

/** The places that a line joins, each once and on land; undefined if one of them is unclear. */
const readEnds = (reading: BoardReading, value: unknown, at: string): readonly string[] | undefined =>
  reading.soundly(() => {
    const ends: string[] = [];
    let isClear = true;
    reading.items(value, at, LEAST_ENDS, MOST_ENDS, 'ends')?.forEach((end, index) => {
      const path = `${at}[${index}]`;
      const place = reading.place(end, path);
      if (!place) isClear = false;
      const slug = String(end);
      if (place?.kind === 'sea') reading.fault(path, 'impossible', { kind: 'placeOnLand' }, slug);
      if (ends.includes(slug)) reading.fault(path, 'superfluous', { kind: 'eachOnce', what: 'end' }, slug);
      ends.push(slug);
    });
    return isClear ? ends : undefined;
  });

const readEras = (reading: BoardReading, value: unknown, at: string): readonly string[] | undefined => {
  const { eras } = reading.terms;
  if (value === undefined) return eras;
  return reading.soundly(() => reading.words(reading.items(value, at, 1, Infinity, 'eras'), at, eras));
};

const readPoints = (reading: BoardReading, value: unknown, at: string): DrawnLink['via'] => {
  if (value === undefined) return undefined;
  const points = reading.items(value, at, 0, MOST_POINTS, 'points') ?? [];
  return points.flatMap((point, index): BoardPoint[] => {
    const read = reading.point(point, `${at}[${index}]`);
    return read ? [read] : [];
  });
};

/** Whether a line is named after two of its ends. */
const isNamedAfter = (slug: string, ends: readonly string[]): boolean =>
  ends.some((one) => ends.some((other) => one !== other && slug === `${one}-${other}`));

const readLink = (reading: BoardReading, value: unknown, at: string): Read<DrawnLink> => {
  const fields = reading.fields(value, at, linkFields);
  if (!fields) return {};
  const ends = readEnds(reading, fields['ends'], `${at}.ends`);
  const slug = reading.text(fields['slug'], `${at}.slug`);
  const isMisnamed = slug !== undefined && ends !== undefined && !isNamedAfter(slug, ends);
  if (isMisnamed)
    reading.fault(`${at}.slug`, 'impossible', { kind: 'namedAfterEnds', example: `${ends[0]}-${ends[1]}` }, slug);
  return {
    slug: isMisnamed ? undefined : slug,
    ends,
    eras: readEras(reading, fields['eras'], `${at}.eras`),
    via: readPoints(reading, fields['via'], `${at}.via`),
    confidence: reading.confidence(fields['confidence'], `${at}.confidence`),
  };
};

/** Checks that every era has lines. Only if the eras of every line are known. */
const checkEras = (reading: BoardReading, links: readonly Read<DrawnLink>[]): void => {
  if (links.length === 0 || links.some(({ eras }) => eras === undefined)) return;
  for (const era of reading.terms.eras) {
    if (links.some(({ eras }) => eras?.includes(era))) continue;
    reading.unsound('links', 'missing', { kind: 'lineOfEra', era }, undefined);
  }
};

/** The lines. A duplicate line also duplicates its slug, which is not reported again. */
export const readLinks = (reading: BoardReading, value: unknown): readonly Read<DrawnLink>[] => {
  const given = reading.items(value, 'links', 1, MOST_LINES, 'lines') ?? [];
  const links = given.map((link, index) => readLink(reading, link, `links[${index}]`));
  const known = new Set<string>();
  const slugs = links.map(({ ends, slug }, index) => {
    const joined = ends?.toSorted().join(' ') ?? '';
    if (known.has(joined)) {
      reading.fault(`links[${index}]`, 'superfluous', { kind: 'eachOnce', what: 'line' }, slug);
      return undefined;
    }
    if (ends) known.add(joined);
    return slug;
  });
  reading.distinct(slugs, (index) => `links[${index}].slug`);
  checkEras(reading, links);
  return links;
};

const laneFields: readonly (keyof LaneFile)[] = ['land', 'sea'];

const readLane = (reading: BoardReading, value: unknown, at: string): Read<LaneFile> => {
  const fields = reading.fields(value, at, laneFields);
  if (!fields) return {};
  const end = (name: keyof LaneFile, fits: (place: ReadPlace) => boolean, expected: Expected): string | undefined =>
    reading.soundly(() => {
      const place = reading.place(fields[name], `${at}.${name}`);
      if (place && !fits(place)) reading.fault(`${at}.${name}`, 'impossible', expected, place.slug);
      return place?.slug;
    });
  return {
    land: end('land', (place) => place.kind !== 'sea' && reading.mayHave(place, 'port'), { kind: 'placeWithPort' }),
    sea: end('sea', ({ kind }) => kind === undefined || kind === 'sea', { kind: 'placeAtSea' }),
  };
};

/** The sea lanes, which only a board with sea places has. */
export const readLanes = (reading: BoardReading, value: unknown): readonly Read<LaneFile>[] => {
  if (value === undefined) return [];
  if (!reading.terms.kinds.includes('sea')) {
    reading.fault('lanes', 'superfluous', { kind: 'none', what: 'seaLanes' }, value);
    return [];
  }
  const given = reading.items(value, 'lanes', 0, MOST_LINES, 'lanes') ?? [];
  const lanes = given.map((lane, index) => readLane(reading, lane, `lanes[${index}]`));
  const known = new Set<string>();
  lanes.forEach(({ land, sea }, index) => {
    if (land === undefined || sea === undefined) return;
    if (known.has(`${land} ${sea}`))
      reading.fault(`lanes[${index}]`, 'superfluous', { kind: 'eachOnce', what: 'lane' }, `${land} ${sea}`);
    known.add(`${land} ${sea}`);
  });
  return lanes;
};
