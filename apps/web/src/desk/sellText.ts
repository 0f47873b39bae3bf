import type { Table } from '@coalbrook/rules';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../language/english.ts';

/** What selling is in a game: what is sold, where, and what comes of it. */
export const sellText = (
  { industries, tiles, outlets, distant, flipPaysCash }: Table,
  { sell, sellOutlets }: Messages['panels']['aidKinds'],
  { dialect, words }: Pick<Things, 'dialect' | 'words'>,
): string => {
  const sold = industries.filter((industry) => industry.sold);
  const hasPorts = outlets.some(({ port }) => port !== undefined);
  const hasMerchants = outlets.some(({ merchant }) => merchant !== undefined);
  return sell({
    only: sold.length === 1 ? words.industry(sold[0].id) : undefined,
    outlets: [
      ...(hasPorts ? [sellOutlets.ports] : []),
      ...(distant ? [sellOutlets.distant] : []),
      ...(hasMerchants ? [sellOutlets.merchants(dialect.merchant)] : []),
    ],
    needsBeer: tiles.some(({ beer }) => beer > 0),
    paysCash: flipPaysCash,
    flipsPorts: hasPorts,
  });
};
