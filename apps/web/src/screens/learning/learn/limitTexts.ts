import type { Table } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';
import type { Things } from '@coalbrook/words';

import type { AidTexts } from '../../../language/en/aid.ts';

/** What nobody may have more of, or less. */
export const limitTexts = (
  { eras, edition, start, loans, track }: Table,
  { limits }: AidTexts,
  { money, era }: Pick<Things, 'money' | 'era'>,
): readonly string[] => {
  const inEra = (id: Table['eras'][number]['id'], text: string): string =>
    edition.hasEras ? `${capital(era(id))}: ${text}` : capital(text);
  return [
    ...(start.money > 0 ? [limits.money(money(start.money))] : []),
    ...eras.flatMap(({ id, tilesPerPlace, largePlaces, loansEndWithDeck }) => [
      ...(Number.isFinite(tilesPerPlace) ? [inEra(id, limits.tiles(tilesPerPlace))] : []),
      ...(largePlaces ? [inEra(id, limits.largePlaces(largePlaces.fromSites, largePlaces.tilesPerPlace))] : []),
      ...(loansEndWithDeck === true ? [inEra(id, limits.loansEnd)] : []),
    ]),
    limits.links(start.linkTiles),
    ...(loans.length > 0 ? [limits.loans(money(track.lowestLevel))] : []),
  ];
};
