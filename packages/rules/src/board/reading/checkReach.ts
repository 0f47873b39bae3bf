import type { BoardReading } from './boardReading.ts';

/** Everything that can be reached from one place over lines and lanes. */
const regionOf = (start: string, joins: readonly (readonly string[])[]): ReadonlySet<string> => {
  const region = new Set([start]);
  for (let size = 0; size < region.size;) {
    size = region.size;
    for (const ends of joins) if (ends.some((end) => region.has(end))) ends.forEach((end) => region.add(end));
  }
  return region;
};

/** Checks that all places are connected. Assumes that places, lines and lanes are known. */
export const checkReach = (
  reading: BoardReading,
  lines: readonly (readonly string[])[],
  lanes: readonly (readonly string[])[],
): void => {
  const joins = [...lines, ...lanes];
  const lonely = new Set<string>();
  const slugs = reading.places.map(({ slug = '' }) => slug);
  const seas = reading.places.filter(({ kind }) => kind === 'sea');
  if (lanes.length === 0 && seas.length > 0) reading.fault('lanes', 'missing', { kind: 'laneToEverySea' }, undefined);
  reading.places.forEach(({ kind }, index) => {
    if (joins.some((ends) => ends.includes(slugs[index]))) return;
    lonely.add(slugs[index]);
    if (kind === 'sea' && lanes.length === 0) return;
    const expected = { kind: 'wayTo', place: slugs[index], by: kind === 'sea' ? 'lane' : 'line' } as const;
    reading.fault(`places[${index}]`, 'missing', expected, undefined);
  });

  const regions = new Set<ReadonlySet<string>>();
  for (const slug of slugs) {
    if (!lonely.has(slug) && ![...regions].some((region) => region.has(slug))) regions.add(regionOf(slug, joins));
  }
  const [, ...apart] = [...regions].toSorted((a, b) => b.size - a.size);
  for (const region of apart) {
    const inside = slugs.filter((slug) => region.has(slug));
    const at = `places[${slugs.indexOf(inside[0])}]`;
    reading.fault(at, 'missing', { kind: 'wayToTheRest', places: inside }, undefined);
  }
};
