import { tableFor } from '@coalbrook/record';
import { beginGame, mask } from '@coalbrook/rules';
import type { Seat, SiteId, TileId } from '@coalbrook/rules';
import { finishedLanguages } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { guidedTexts as german } from '../../../language/de/guided.ts';
import { guidedTexts as english } from '../../../language/en/guided.ts';
import { sayNews } from './sayNews.ts';

const made = tableFor('lancashire', { seats: 2, options: ['introductory'], automata: [] });
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const table = made.value;

const me = 0 as Seat;
const site = table.sites.findIndex(({ slug }) => slug === 'oldham#1') as SiteId;
const state = beginGame(table);
state.tile[site] = table.tiles.findIndex(({ slug }) => slug === 'cotton-1') as TileId;
state.tileOwner[site] = me;

const said = (spaces: number, income: number, isClosed: boolean): readonly (string | undefined)[] =>
  finishedLanguages.map((language) => {
    const texts = language.code === 'de' ? german : english;
    return sayNews(table, mask(table, state, me), { site, spaces, income, isClosed }, texts, language);
  });

it('says in every language that a draw has closed the distant market, and who buys from now on', () => {
  const [inEnglish, inGerman] = said(3, 0, true);
  expect(inEnglish).toMatch(
    /^Bad luck: .* by 3, .*closed.* your cotton mill in Oldham is not sold.* only open ports buy/,
  );
  expect(inGerman).toMatch(
    /^Pech: .* um 3 .*geschlossen.* deine Baumwollspinnerei in Oldham ist nicht verkauft.* Häfen/,
  );
});

it('says what the distant market has added, and when it adds nothing any more', () => {
  expect(said(2, 2, false)[0]).toMatch(/moved 2 spaces: your cotton mill in Oldham is sold.* added 2 income spaces/);
  expect(said(1, 0, false)[0]).toMatch(/moved 1 space: .* adds no income any more/);
});

it('says nothing of a tile that has left the board', () => {
  state.tile[site] = beginGame(table).tile[site];
  expect(said(3, 0, true)).toEqual([undefined, undefined]);
});
