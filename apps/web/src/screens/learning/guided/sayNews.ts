import type { DistantNews } from '@coalbrook/guide';
import { NONE } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';
import { thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { GuidedTexts } from '../../../language/en/guided.ts';

/** What became of a tile that was offered to the distant market; nothing if it has left the board since then. */
export const sayNews = (
  table: Table,
  view: View,
  { site, spaces, income, isClosed }: DistantNews,
  texts: GuidedTexts,
  language: Language,
): string | undefined => {
  if (view.tile[site] === NONE) return undefined;
  const things = thingsOf(table, language);
  const tile = things.words.industry(table.tiles[view.tile[site]].industry);
  const at = things.inPlaceOfSite(site);
  return isClosed ? texts.closedAbroad(tile, at, spaces) : texts.soldAbroad(tile, at, spaces, income);
};
