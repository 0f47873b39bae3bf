/** What the ideas of guided games say, as questions to the engine. */

import { LEARNER } from '@coalbrook/guide';
import type { ToldIdea } from '@coalbrook/guide';
import {
  actionsIn,
  COAL,
  findFinalStep,
  IRON,
  isOver,
  lastRound,
  lowestTile,
  nextOrder,
  NONE,
  placeSets,
  projectCount,
  surveyOf,
  tileLimit,
  tryOut,
} from '@coalbrook/rules';
import type {
  Action,
  ActionOf,
  CargoId,
  GameEvent,
  IndustryId,
  Kind,
  State,
  Table,
  TileId,
  View,
} from '@coalbrook/rules';

/** A moment at which something is told. */
export interface ToldMoment {
  readonly table: Table;
  readonly view: View;
  readonly legal: readonly Action[];
}

type Claim = (moment: ToldMoment, told: ToldIdea) => boolean;

const of = <K extends Kind>({ legal }: ToldMoment, kind: K): readonly ActionOf<K>[] =>
  legal.filter((action): action is ActionOf<K> => action.kind === kind);

const eventsOf = ({ table, view }: ToldMoment, action: Action): readonly GameEvent[] => {
  const events: GameEvent[] = [];
  tryOut(table, view.copy(), action, (event) => events.push(event));
  return events;
};

const industryOf = ({ table }: ToldMoment, slug: string) => {
  const found = table.industries.find((one) => one.slug === slug);
  if (!found) throw new Error(`no industry ${slug}`);
  return found;
};

/** How many cards of the hand a kind of action costs. */
const cardsFor = ({ table }: ToldMoment, kind: Kind): number | undefined =>
  table.turnRules.find((rule) => rule.kind === kind)?.cards;

const places = ({ table }: ToldMoment) => table.places.filter(({ sites }) => sites.length > 0);

const isLegal = (): boolean => true;

const isPlaceCard = ({ table }: ToldMoment, { card }: ActionOf<'build'>): boolean =>
  placeSets.placesOf(table.cards[card].places).length > 0;

/** Builds with cards of one sort: they lead where they should, to sites that show the industry. */
const buildsWith = (moment: ToldMoment, isAllowed: (build: ActionOf<'build'>) => boolean): boolean =>
  of(moment, 'build').every(
    (build) => moment.table.sites[build.site].industries.includes(build.industry) && isAllowed(build),
  );

const learnerEvent =
  (name: GameEvent['event'], needsEvent = true): Claim =>
  (_, { event }) =>
    event ? event.event === name && 'seat' in event && event.seat === LEARNER : !needsEvent;

/** Links cost so much, and continue the network. */
const linkCosts = (moment: ToldMoment, money: number): boolean => {
  const { table, view } = moment;
  const { network } = surveyOf(table, view, LEARNER);
  return of(moment, 'network').every((action) => {
    const isNear = table.links[action.link].ends.some((end) => placeSets.has(network, end));
    const laid = eventsOf(moment, action).find(({ event }) => event === 'laid');
    return isNear && (laid?.event !== 'laid' || laid.cost === money);
  });
};

/** Whether a build pays for a cube although one could be had for nothing: iron from anywhere, or where a way leads. */
const isBoughtInVain = (moment: ToldMoment, build: ActionOf<'build'>, cargo: CargoId): boolean => {
  const { table, view } = moment;
  const bought = eventsOf(moment, build).filter((event) => event.event === 'bought' && event.cargo === cargo);
  if (bought.length === 0) return false;
  const survey = surveyOf(table, view, LEARNER);
  const needsWay = cargo === COAL || table.flipPaysCash;
  const { place } = table.sites[build.site];
  const cubes = survey
    .stocked(cargo)
    .filter(
      (site) => site !== build.site && (!needsWay || placeSets.has(survey.joined[place], table.sites[site].place)),
    )
    .reduce((sum, site) => sum + view.cubes[site], 0);
  return cubes > 0 && eventsOf(moment, build).every(({ event }) => event !== 'took');
};

const isBoughtLast = (moment: ToldMoment, cargo: CargoId): boolean =>
  of(moment, 'build').every((build) => !isBoughtInVain(moment, build, cargo));

/** The points that a tile would score now, were it flipped on a site that takes it. */
const timesScored = ({ table, view }: ToldMoment, tile: TileId): number => {
  const { industry } = table.tiles[tile];
  const site = table.sites.find(({ industries }) => industries.includes(industry));
  if (!site) return 0;
  const built: State = view.copy();
  built.tile[site.id] = tile;
  built.tileOwner[site.id] = LEARNER;
  built.flipped[site.id] = 1;
  return projectCount(table, built).events.filter((event) => event.event === 'tileScored' && event.site === site.id)
    .length;
};

/** How many tiles of an industry cannot be built before the first that can. */
const lockedAtStart = ({ table }: ToldMoment, industry: IndustryId): number =>
  table.industries[industry].tiles
    .filter((tile) => table.tiles[tile].locked)
    .reduce((sum, tile) => sum + table.mats[LEARNER][tile], 0);

const roundsToGo = ({ table, view }: ToldMoment): number => (lastRound(table, view) ?? Infinity) - view.round;

const isLastEra = ({ table, view }: ToldMoment): boolean => view.era === table.eras.length - 1;

/** Money and income are points in the short game. */
const cashCounts = ({ table }: ToldMoment, moneyPerPoint: number): boolean => {
  const cash = findFinalStep(table, 'scoreCash');
  return cash?.moneyPerPoint === moneyPerPoint && findFinalStep(table, 'scoreIncome') !== undefined;
};

/** One build over another tile: a higher one, and of whom and what it may be. */
const isOverbuiltRightly = (moment: ToldMoment, isAnyIndustry: boolean): boolean => {
  const { table, view } = moment;
  return of(moment, 'build').every((build) => {
    const old = view.tile[build.site];
    if (old === NONE) return true;
    const built = eventsOf(moment, build).find(({ event }) => event === 'built');
    if (built?.event !== 'built') return true;
    const [before, after] = [table.tiles[old], table.tiles[built.tile]];
    if (after.level <= before.level) return false;
    if (view.tileOwner[build.site] === LEARNER) return isAnyIndustry || before.industry === after.industry;
    const { cargo } = before;
    return (
      cargo !== undefined && view.market[cargo] === 0 && surveyOf(table, view, LEARNER).stocked(cargo).length === 0
    );
  });
};

const isOrderedBySpending = ({ table, view }: ToldMoment): boolean => {
  const order = nextOrder(table, view);
  return !!order && order.every((seat, at) => at === 0 || view.spent[order[at - 1]] <= view.spent[seat]);
};

const linkPointsOf = ({ table }: ToldMoment): readonly number[] =>
  table.places.filter(({ sites, icons }) => sites.length === 0 && icons > 0).map(({ icons }) => icons);

const mostIcons = ({ table }: ToldMoment): number => Math.max(...table.tiles.map(({ icons }) => icons));

const sells = (moment: ToldMoment, ...slugs: readonly string[]): boolean =>
  moment.table.industries.every(({ slug, sold }) => sold === slugs.includes(slug));

/** A tile of the learner has flipped, and that raised their income. */
const raisesIncome: Claim = (moment, told) =>
  learnerEvent('flipped')(moment, told) && told.event?.event === 'flipped' && told.event.income > 0;

/** The claims of the two games with canals, rails, income and points. */
const incomeGames: Readonly<Record<string, Claim>> = {
  aim: (moment) => moment.table.eras.length === 1 && !moment.table.flipPaysCash && cashCounts(moment, 4),
  turn: (moment) =>
    moment.view.round === 1 &&
    actionsIn(moment.table, 0, 1) === 1 &&
    actionsIn(moment.table, 0, 2) === 2 &&
    (['network', 'develop', 'sell', 'loan'] as const).every((kind) => cardsFor(moment, kind) === 1),
  build: (moment) =>
    buildsWith(
      moment,
      (build) =>
        !isPlaceCard(moment, build) ||
        placeSets.has(moment.table.cards[build.card].places, moment.table.sites[build.site].place),
    ),
  'industry-card': (moment) => {
    const { network } = surveyOf(moment.table, moment.view, LEARNER);
    const isAnywhere = placeSets.placesOf(network).length === 0;
    return buildsWith(
      moment,
      (build) =>
        isPlaceCard(moment, build) ||
        moment.table.cards[build.card].wild ||
        isAnywhere ||
        placeSets.has(network, moment.table.sites[build.site].place),
    );
  },
  'one-tile': (moment) =>
    moment.view.era === 0 && places(moment).every(({ id }) => tileLimit(moment.table, moment.view, id) === 1),
  network: (moment) => moment.view.era === 0 && moment.table.eras[0].links[0].money === 3 && linkCosts(moment, 3),
  coal: (moment) => isBoughtLast(moment, COAL),
  iron: (moment) => isBoughtLast(moment, IRON),
  market: (moment) =>
    of(moment, 'build').every((build) => {
      const { cargo } = moment.table.industries[build.industry];
      const room = (moment.table.markets[IRON]?.spaces.length ?? 0) - moment.view.market[IRON];
      if (cargo !== IRON || room <= 0) return true;
      const after = eventsOf(moment, build);
      // What is asked before, such as where coal comes from, leaves it for later.
      if (!after.some(({ event }) => event === 'took' || event === 'bought')) return true;
      return after.some((event) => event.event === 'marketed' && event.cargo === IRON && event.money > 0);
    }),
  flip: (moment, told) => raisesIncome(moment, told) && cashCounts(moment, 4),
  used: (_, { event }) => event?.event === 'took' && event.seat !== LEARNER,
  income: (moment, told) => !moment.table.flipPaysCash && learnerEvent('earned', false)(moment, told),
  order: isOrderedBySpending,
  develop: (moment) =>
    of(moment, 'develop').every((action) => {
      const { table, view } = moment;
      const after = view.copy();
      const events: GameEvent[] = [];
      tryOut(table, after, action, (event) => events.push(event));
      const removed = events.find(({ event }) => event === 'developed');
      const isPaid = after.owed[IRON] === 1 || events.some(({ event }) => event === 'took' || event === 'bought');
      return (
        isPaid &&
        (removed?.event !== 'developed' || removed.tile === lowestTile(table, view, LEARNER, action.industry)?.id)
      );
    }),
  twice: (moment) =>
    moment.table.tiles.every(
      ({ id, level, locked, points }) => locked || points === 0 || timesScored(moment, id) === (level >= 2 ? 2 : 1),
    ),
  overbuild: (moment) => isOverbuiltRightly(moment, false),
  'last-rounds': (moment) => isLastEra(moment) && roundsToGo(moment) <= 2 && cashCounts(moment, 4),
  'count-links': (moment) => isOver(moment.view) && linkPointsOf(moment).every((icons) => icons === 2),
  'count-tiles': (moment) => isOver(moment.view) && moment.table.eras.length === 1,
  'count-money': (moment) => cashCounts(moment, 4) && findFinalStep(moment.table, 'scoreCash')?.mostPoints === 15,
  'second-era': (moment) => isOver(moment.view) && moment.table.options.includes('introductory'),
};

const birmingham: Readonly<Record<string, Claim>> = {
  ...incomeGames,
  loan: ({ table }) => table.loans.length === 1 && table.loans[0].amount === 30 && table.loans[0].levels === 3,
  goods: (moment) =>
    sells(moment, 'cotton', 'manufacturer', 'pottery') &&
    moment.table.outlets.every(({ merchant }) => merchant !== undefined),
  beer: ({ table }) => {
    const sold = table.tiles.filter(({ industry }) => table.industries[industry].sold);
    return sold.filter(({ beer }) => beer > 0).length > 0.7 * sold.length;
  },
  sell: (moment) => of(moment, 'sell').every(({ site }) => moment.view.tileOwner[site] === LEARNER),
  barrel: ({ table, view }) =>
    table.merchants.every(
      ({ id, bonus }) => bonus !== undefined && (view.barrel[id] === 0 || !table.buyers[view.buyer[id]].blank),
    ),
  scout: (moment) => cardsFor(moment, 'scout') === 3 && moment.table.wilds.length === 2,
  'count-links': (moment, told) => incomeGames['count-links'](moment, told) && mostIcons(moment) === 2,
};

const lancashire: Readonly<Record<string, Claim>> = {
  ...incomeGames,
  cotton: (moment) => sells(moment, 'cotton'),
  port: (moment) => industryOf(moment, 'port').port && !industryOf(moment, 'port').sold,
  sell: (moment) => of(moment, 'sell').every(({ site }) => moment.view.tileOwner[site] === LEARNER),
  distant: ({ table }) =>
    !!table.distant &&
    table.distant.tiles.every(({ move, copies }) => copies === 0 || (move >= 1 && move <= 4)) &&
    table.distant.track.length > 4,
  loan: ({ table }) =>
    Math.max(...table.loans.map(({ amount }) => amount)) === 30 &&
    table.loans.every(({ amount, levels }) => amount === 10 * levels),
  double: (moment) =>
    cardsFor(moment, 'double') === 2 &&
    moment.table.turnRules.some(({ kind, actions }) => kind === 'double' && actions === 2),
  shipyards: (moment) => {
    const { id, tiles, flipsWhenBuilt } = industryOf(moment, 'shipyard');
    const next = tiles.map((tile) => moment.table.tiles[tile]).find(({ locked }) => !locked);
    return lockedAtStart(moment, id) === 2 && flipsWhenBuilt && next?.points === 10 && next.mayBuild[0];
  },
  'count-links': (moment, told) => incomeGames['count-links'](moment, told) && mostIcons(moment) === 1,
};

const ageOfIndustry: Readonly<Record<string, Claim>> = {
  aim: ({ table }) => table.flipPaysCash && findFinalStep(table, 'scoreEveryTile') !== undefined,
  turn: (moment) =>
    moment.view.round === 1 &&
    actionsIn(moment.table, 0, 1) === 1 &&
    actionsIn(moment.table, 0, 2) === 2 &&
    (['network', 'sell', 'draw'] as const).every((kind) => cardsFor(moment, kind) === 0) &&
    moment.view.deckSize > 0,
  build: (moment) => buildsWith(moment, isLegal) && moment.table.credit !== undefined,
  rail: (moment) => {
    const [first, later] = moment.table.eras[0].links;
    const isDear = later.needs[COAL] === 1 && later.needs[IRON] === 1;
    return first.money === 1 && later.money === 1 && first.needs.every((need) => !need) && isDear;
  },
  coal: (moment) => isBoughtLast(moment, COAL),
  'industry-card': (moment) => {
    const { table, view } = moment;
    const hasTile = [...view.tileOwner].includes(LEARNER);
    const isTouched = (place: number): boolean =>
      table.links.some(({ id, ends }) => view.linkOwner[id] === LEARNER && ends.some((end) => end === place));
    const isLarge = (place: number): boolean => table.places[place].sites.length >= 4;
    return buildsWith(
      moment,
      ({ card, site, industry }) =>
        isPlaceCard(moment, { kind: 'build', card, site, industry }) ||
        !hasTile ||
        isTouched(table.sites[site].place) ||
        isLarge(table.sites[site].place) ||
        view.tileOwner[site] === LEARNER,
    );
  },
  goods: (moment) => sells(moment, 'cotton', 'goods'),
  port: (moment) => industryOf(moment, 'port').port,
  sell: (moment) => of(moment, 'sell').every(({ site }) => moment.view.tileOwner[site] === LEARNER),
  'one-tile': (moment) =>
    places(moment).every(({ id, sites }) => tileLimit(moment.table, moment.view, id) === (sites.length >= 4 ? 2 : 1)),
  flip: learnerEvent('flipped'),
  loan: (moment, told) => learnerEvent('lent')(moment, told) && moment.table.credit?.unit === 10,
  interest: (moment, told) => learnerEvent('interestPaid')(moment, told) && moment.table.credit?.interest === 1,
  draw: (moment) => moment.table.course.eraEnds === 'deckAndAHandEmpty',
  develop: (moment) => cardsFor(moment, 'remove') === 1,
  locked: (moment) => lockedAtStart(moment, industryOf(moment, 'goods').id) === 2,
  order: isOrderedBySpending,
  used: (_, { event }) => event?.event === 'took' && event.seat !== LEARNER,
  combined: (moment) => moment.table.turnRules.some(({ kind, actions }) => kind === 'double' && actions === 2),
  overbuild: (moment) => isOverbuiltRightly(moment, true),
  'count-rails': ({ table }) => findFinalStep(table, 'payLinks') !== undefined,
  'count-money': ({ table }) => findFinalStep(table, 'scoreCash')?.moneyPerPoint === 5,
  'count-tiles': ({ table }) => findFinalStep(table, 'scoreEveryTile') !== undefined,
};

const eadweard: Readonly<Record<string, Claim>> = {
  ...birmingham,
  flip: raisesIncome,
  'aim-solo': ({ table }) => table.eras.length === 2 && table.automata[1] !== undefined,
  plan: ({ table }, { event }) => event?.event === 'planTurned' && table.automata[event.seat] !== undefined,
  'his-purse': ({ view }) => view.order[0] === LEARNER && view.handSize[1] === 0 && view.money[1] === 0,
  'his-points': ({ table }) => table.automata[1] !== undefined,
  'canals-end': (moment) => moment.view.era === 0 && lastRound(moment.table, moment.view) === 10,
  'rail-era': (moment) =>
    moment.view.era === 1 &&
    lastRound(moment.table, moment.view) === 10 &&
    places(moment).every(({ id }) => tileLimit(moment.table, moment.view, id) > 1) &&
    moment.table.tiles.every(
      ({ level, mayBuild, industry }) =>
        level > 1 || mayBuild[1] === (moment.table.industries[industry].slug === 'pottery'),
    ),
  rails: ({ table, view }) => {
    const [one, second] = table.eras[1].links;
    return view.era === 1 && one.money === 5 && one.money + second.money === 15 && one.needs[COAL] === 1;
  },
  spend: (moment) =>
    isLastEra(moment) && moment.table.eras.length === 2 && findFinalStep(moment.table, 'scoreCash') === undefined,
  'count-rails': (moment) => linkPointsOf(moment).every((icons) => icons === 2) && mostIcons(moment) === 2,
  'count-flipped': (moment) => isOver(moment.view) && moment.table.eras.length === 2,
};

/** By the slug of a guided game and the id of an idea. */
export const ideaClaims: Readonly<Record<string, Readonly<Record<string, Claim>>>> = {
  birmingham,
  lancashire,
  'age-of-industry': ageOfIndustry,
  eadweard,
};
