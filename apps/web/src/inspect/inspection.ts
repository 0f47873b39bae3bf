/** What the card about a thing says: the only source of its contents. */

import { linkWorthOf } from '@coalbrook/desk';
import { iconsAt, incomeLevel, NEVER_FLIPS, NOBODY, NONE } from '@coalbrook/rules';
import type {
  CardId,
  CargoId,
  LinkId,
  MerchantId,
  OutletId,
  PlaceId,
  Seat,
  SiteId,
  Table,
  TileId,
  Topic,
  View,
} from '@coalbrook/rules';
import { capital, figure as sayFigure } from '@coalbrook/words';
import type { Things } from '@coalbrook/words';

import { faceOf } from '../hand/cardFace.ts';
import type { CardFace } from '../hand/cardFace.ts';
import type { Messages } from '../language/english.ts';
import { countCards } from '../panels/cardCounts.ts';
import { describeTile } from '../panels/describeTile.ts';
import { incomeSpace, spaceOf } from '../panels/incomeSpace.ts';
import { projectedAt } from '../panels/projected.ts';
import { flipCauseOf, sayGain, sayWorth } from '../panels/tileWorth.ts';
import { signed, signedMoney } from '../signs/signed.ts';
import type { FigureName, Inspectable } from './inspectable.ts';

export interface Inspection {
  readonly title: string;
  readonly owner: Seat | undefined;
  readonly lines: readonly string[];
  /** The numbered rule about it. */
  readonly rule: string | undefined;
  /** The tile that it is about, and how many of it are left on its owner's mat. */
  readonly tile?: { readonly id: TileId; readonly left: number };
}

export interface Inspected {
  readonly table: Table;
  readonly view: View;
  /** Whose hand is known. */
  readonly viewer: Seat;
  readonly things: Things;
  readonly messages: Messages;
}

const about = (
  { table }: Inspected,
  title: string,
  topic: Topic,
  lines: readonly string[],
  owner?: Seat,
): Inspection => ({ title: capital(title), owner, lines: lines.map(capital), rule: table.topics[topic] });

/** How many of a tile are left on a mat. */
const leftOn = ({ table, view }: Inspected, seat: Seat, id: TileId): number => view.mat[seat * table.tiles.length + id];

const aboutTile = (from: Inspected, site: SiteId, id: TileId): Inspection => {
  const { table, view, things, messages } = from;
  const { panels, inspect: texts } = messages;
  const tile = table.tiles[id];
  const cubes = view.cubes[site];
  const isFlipped = view.flipped[site] === 1;
  const worth = (): readonly string[] => {
    if (isFlipped) return [`${texts.flipped}: ${sayGain(table, tile, panels, things)}`];
    if (view.flipped[site] === NEVER_FLIPS) return [texts.neverFlips];
    return sayWorth(table, tile, panels, things, spaceOf(table, view, view.tileOwner[site]));
  };
  const owner = view.tileOwner[site];
  const inspection = about(
    from,
    `${things.tile(id)}, ${things.label(table.sites[site].place)}`,
    flipCauseOf(table.industries[tile.industry]),
    [
      ...worth(),
      ...(cubes > 0 && tile.cargo !== undefined ? [texts.holds(cubes, things.cargo(tile.cargo))] : []),
      ...(!isFlipped && tile.beer > 0 ? [panels.sells(tile.beer)] : []),
    ],
    owner,
  );
  return { ...inspection, tile: { id, left: leftOn(from, owner, id) } };
};

const aboutSite = (from: Inspected, site: SiteId): Inspection => {
  const { table, view, things, messages } = from;
  if (view.tile[site] !== NONE) return aboutTile(from, site, view.tile[site]);
  const { place, industries } = table.sites[site];
  const accepted = things.language.listed(
    industries.map((industry) => things.industry(industry)),
    'or',
  );
  return about(from, things.label(place), 'site', [messages.inspect.freeFor(accepted)]);
};

const sayBonus = ({ table, things, messages }: Inspected, merchant: MerchantId): readonly string[] => {
  const { bonus } = table.merchants[merchant];
  const { panels, inspect: texts } = messages;
  if (!bonus) return [];
  const { kind, amount } = bonus;
  return [texts.bonus(kind === 'money' ? panels.bonus.money(things.money(amount)) : panels.bonus[kind](amount))];
};

const aboutMerchant = (from: Inspected, merchant: MerchantId): Inspection => {
  const { table, view, things, messages } = from;
  const { panels } = messages;
  const buyer = view.buyer[merchant];
  const title = `${things.dialect.merchant.one} ${things.inPlace(table.merchants[merchant].place)}`;
  if (buyer === NONE || table.buyers[buyer].blank) return about(from, title, 'merchant', [panels.merchantNothing]);
  const bonus = sayBonus(from, merchant);
  const lines = [
    panels.merchantBuys(things.wares(buyer)),
    ...(view.used[merchant] === 1 ? [panels.marketUsed] : []),
    ...(bonus.length === 0 ? [] : [view.barrel[merchant] === 1 ? panels.barrelThere : panels.barrelGone]),
    ...bonus,
  ];
  return about(from, title, bonus.length > 0 ? 'bonus' : 'merchant', lines);
};

const aboutOutlet = (from: Inspected, outlet: OutletId): Inspection => {
  const { table, view, messages } = from;
  const { panels } = messages;
  const { merchant, port } = table.outlets[outlet];
  if (merchant !== undefined) return aboutMerchant(from, merchant);
  if (port !== undefined) return aboutSite(from, port);
  const income = table.distant?.track[view.distantSpace];
  return about(from, panels.distant, 'distant', [
    income === undefined ? panels.distantClosed : panels.distantAt(income),
  ]);
};

const aboutPlace = (from: Inspected, place: PlaceId): Inspection => {
  const { table, view, things, messages } = from;
  const icons = iconsAt(table, view, place);
  const merchant = table.merchants.find((one) => one.place === place && one.bonus);
  return about(from, things.label(place), merchant ? 'bonus' : 'place', [
    ...(icons > 0 ? [messages.inspect.icons(icons)] : []),
    ...(merchant ? sayBonus(from, merchant.id) : []),
    ...(table.places[place].sites.length > 0 ? [messages.inspect.sites(table.places[place].sites.length)] : []),
  ]);
};

const aboutLink = (from: Inspected, link: LinkId): Inspection => {
  const { table, view, things, messages } = from;
  const { panels, inspect: texts } = messages;
  const owner = view.linkOwner[link];
  const isUsed = table.links[link].eras.includes(view.era);
  const worth = linkWorthOf(table, view, link);
  const amount = worth && (worth.unit === 'money' ? things.money(worth.amount) : panels.pointsOf(worth.amount));
  const eras = table.links[link].eras.map((era) => things.era(era));
  return about(
    from,
    things.link(link),
    'link',
    [
      ...(owner === NOBODY ? [isUsed ? texts.freeLine : texts.onlyIn(things.language.listed(eras, 'or'))] : []),
      ...(amount !== undefined && isUsed ? [texts.linkWorth(amount)] : []),
    ],
    owner === NOBODY ? undefined : owner,
  );
};

const aboutMarket = (from: Inspected, cargo: CargoId): Inspection => {
  const { table, view, things, messages } = from;
  const { inspect: texts } = messages;
  const { spaces = [], emptyPrice = 0 } = table.markets[cargo] ?? {};
  const count = view.market[cargo];
  const price = count > 0 ? spaces[spaces.length - count] : emptyPrice;
  return about(from, texts.market(things.cargo(cargo)), 'market', [
    texts.marketHolds(count, spaces.length),
    texts.nextCosts(things.money(price)),
    ...(count > 0 ? [texts.emptyCosts(things.money(emptyPrice))] : []),
    ...(count < spaces.length ? [texts.nextSells(things.money(spaces[spaces.length - count - 1]))] : []),
  ]);
};

const cardTopics: Readonly<Record<CardFace['kind'], Topic>> = {
  location: 'placeCard',
  colour: 'placeCard',
  industry: 'industryCard',
  wildLocation: 'wildPlaceCard',
  wildIndustry: 'wildIndustryCard',
};

const aboutCard = (from: Inspected, card: CardId): Inspection => {
  const { table, view, viewer, things, messages } = from;
  const { inspect: texts } = messages;
  const { kind } = faceOf(table, card);
  const known = countCards(table, view, viewer).find((one) => one.card === card);
  return about(from, things.card(card), cardTopics[kind], [
    texts.permits[kind],
    ...(known ? [texts.cardCounts(known.all, known.discarded, known.unseen)] : []),
  ]);
};

const aboutMatTile = (from: Inspected, seat: Seat, id: TileId): Inspection => {
  const { table, view, things, messages } = from;
  const { panels } = messages;
  const tile = table.tiles[id];
  const [title = '', ...facts] = describeTile(table, tile, panels, things);
  const worth = tile.locked ? [] : sayWorth(table, tile, panels, things, spaceOf(table, view, seat));
  const told = new Set([panels.pointsOf(tile.points), panels.tileIncome(tile.income), panels.tileIcons(tile.icons)]);
  told.add(panels.tileCash(things.money(tile.income)));
  const left = leftOn(from, seat, id);
  const inspection = about(
    from,
    title,
    'mat',
    [...worth, ...facts.filter((fact) => !told.has(fact)), messages.inspect.left(left, table.mats[seat][id])],
    seat,
  );
  return { ...inspection, tile: { id, left } };
};

const aboutFigure = (from: Inspected, seat: Seat, name: FigureName): Inspection => {
  const { table, view, things, messages } = from;
  const { panels, inspect: texts } = messages;
  const { space, left } = incomeSpace(table, view, seat);
  const say: Readonly<Record<FigureName, () => readonly [string, readonly string[]]>> = {
    money: () => [`${panels.money}: ${things.money(view.money[seat])}`, [texts.money]],
    income: () => [
      `${panels.income}: ${signedMoney(things.money)(incomeLevel(table, view, seat))}`,
      [texts.income, panels.onSpace(space, left, things.money(1))],
    ],
    points: () => {
      const { points, sources, pointsFrom } = projectedAt(table, view);
      const parts = sources.map(
        (source) => `${messages.story.count.sources[source]} ${signed(pointsFrom(seat, source))}`,
      );
      return [panels.pointsOf(view.points[seat]), [panels.countedNow(points[seat]), ...parts]];
    },
    cards: () => [panels.cardsOf(view.handSize[seat]), [texts.cards]],
    links: () => [`${panels.links}: ${sayFigure(view.linkTiles[seat])}`, [texts.links]],
    loans: () => [panels.loansOf(view.loans[seat] ?? 0), [texts.loans]],
    spent: () => [panels.spent(things.money(view.spent[seat])), [texts.spent]],
  };
  const [title, lines] = say[name]();
  return about(from, title, name, lines, seat);
};

export const inspect = (from: Inspected, target: Inspectable): Inspection => {
  switch (target.on) {
    case 'site':
      return aboutSite(from, target.site);
    case 'place':
      return aboutPlace(from, target.place);
    case 'link':
      return aboutLink(from, target.link);
    case 'outlet':
      return aboutOutlet(from, target.outlet);
    case 'market':
      return aboutMarket(from, target.cargo);
    case 'card':
      return aboutCard(from, target.card);
    case 'mat':
      return aboutMatTile(from, target.seat, target.tile);
    case 'figure':
      return aboutFigure(from, target.seat, target.figure);
  }
};
