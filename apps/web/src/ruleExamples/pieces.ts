import type { Example } from '@coalbrook/examples';
import { NONE } from '@coalbrook/rules';
import type { LinkId, SiteId, State } from '@coalbrook/rules';
import { namesOf, thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { ExampleTexts } from '../language/en/examples.ts';

/** Tiles and links that lie on the board. */
export const piecesOn = ({ table }: Example, state: State): { readonly sites: SiteId[]; readonly links: LinkId[] } => ({
  sites: table.sites.filter(({ id }) => state.tile[id] !== NONE).map(({ id }) => id),
  links: table.links.filter(({ id }) => state.linkOwner[id] !== NONE).map(({ id }) => id),
});

/** What lies on the board, for people who cannot see the picture. */
export const sayPieces = (example: Example, state: State, language: Language, texts: ExampleTexts): string => {
  const { table } = example;
  const things = thingsOf(table, language);
  const names = namesOf(table);
  const { sites, links } = piecesOn(example, state);
  const tiles = sites.map((site) => {
    const tile = `${things.tile(state.tile[site])} ${things.inPlaceOfSite(site)}`;
    const turned = state.flipped[site] === 1 ? texts.flipped(tile) : tile;
    return texts.owned(turned, names[state.tileOwner[site]]);
  });
  const laid = links.map((link) => texts.owned(things.link(link), names[state.linkOwner[link]]));
  const pieces = [...tiles, ...laid];
  return pieces.length === 0 ? texts.emptyPicture : texts.picture(language.listed(pieces));
};
