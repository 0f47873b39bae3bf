/** Tiles that are sold together, in words. */

import type { DeskState, BeerSource, Ware } from '@coalbrook/desk';
import type { Table } from '@coalbrook/rules';
import { capital } from '@coalbrook/words';

import type { PreviewWords } from './previewText.ts';

type Named = Pick<PreviewWords, 'words' | 'texts'>;

/** The tile of a sale and where it is. */
export const wareText = ({ site, tile }: Pick<Ware, 'site' | 'tile'>, { words, texts }: Named): string =>
  capital(texts.sales.tile(words.things.tile(tile), words.things.inPlaceOfSite(site)));

/** Where a barrel comes from. */
export const sourceText = (
  source: BeerSource,
  { sale }: Pick<Ware, 'sale'>,
  { view }: Pick<DeskState, 'view'>,
  { table, names, words, texts }: Pick<PreviewWords, 'names' | 'words' | 'texts'> & { readonly table: Table },
): string => {
  const { things } = words;
  if (source.kind === 'barrel') {
    const merchant = sale && table.outlets[sale.outlet].merchant;
    return merchant === undefined ? words.action(source, view) : texts.merchantBarrel(things.merchant(merchant));
  }
  const owner = view.tileOwner[source.site];
  const whose = owner === view.actor ? texts.yours : texts.of(names[owner] ?? '');
  return `${things.placeOfSite(source.site)} (${whose})`;
};
