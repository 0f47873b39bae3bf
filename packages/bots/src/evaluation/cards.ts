import { countOwnTiles, kinds, lowestTile, NONE, placeSets, surveyOf, tileLimit } from '@coalbrook/rules';
import type { CardId, PlaceId, Seat, State, Survey, Table } from '@coalbrook/rules';

import { drawsByAction, moneyPerPoint } from './economy.ts';
import { profitOf } from './profit.ts';
import { weights } from './weights.ts';

/** More sites than this do not make a card better. */
const ENOUGH = 6;

/** For each card, the number of free sites where the seat could build with it, regardless of cost. */
const usesOf = (table: Table, state: State, seat: Seat, { network }: Survey): ((card: CardId) => number) => {
  const isAnywhere = placeSets.isEmpty(network);
  const byPlace = table.places.map(() => 0);
  const atHome = table.industries.map(() => 0);
  for (const { id, berths } of table.industries) {
    if (!lowestTile(table, state, seat, id)?.mayBuild[state.era]) continue;
    for (const { site, place } of berths) {
      if (state.tile[site] !== NONE) continue;
      byPlace[place]++;
      if (isAnywhere || placeSets.has(network, place)) atHome[id]++;
    }
  }
  return (card) => {
    const { places: named, industries } = table.cards[card];
    let uses = 0;
    for (const place of placeSets.placesOf(named)) uses += byPlace[place];
    for (const { id } of table.industries) if (industries[id]) uses += atHome[id];
    return Math.min(ENOUGH, uses);
  };
};

/** Whether a seat may have one more tile in a place. */
const hasRoom = (table: Table, state: State, seat: Seat, place: PlaceId): boolean => {
  const { sites } = table.places[place];
  return sites.length > 0 && countOwnTiles(table, state, seat, sites[0]) < tileLimit(table, state, place);
};

/** For each card, the profit of the best tile it could build. */
const profitsOf = (table: Table, state: State, seat: Seat, { network }: Survey): ((card: CardId) => number) => {
  const isAnywhere = placeSets.isEmpty(network);
  const perPoint = moneyPerPoint(table);
  const byIndustry = table.industries.map(({ id }) => {
    const tile = lowestTile(table, state, seat, id);
    return tile?.mayBuild[state.era] ? Math.max(0, profitOf(tile, perPoint)) : 0;
  });
  const byPlace = table.places.map(() => 0);
  const atHome = table.industries.map(() => 0);
  for (const { id: place, sites } of table.places) {
    if (!hasRoom(table, state, seat, place)) continue;
    const isHome = isAnywhere || placeSets.has(network, place);
    for (const site of sites) {
      if (state.tile[site] !== NONE) continue;
      for (const industry of table.sites[site].industries) {
        byPlace[place] = Math.max(byPlace[place], byIndustry[industry]);
        if (isHome) atHome[industry] = byIndustry[industry];
      }
    }
  }
  return (card) => {
    const { places: named, industries } = table.cards[card];
    let most = 0;
    for (const place of placeSets.placesOf(named)) most = Math.max(most, byPlace[place]);
    for (let industry = 0; industry < industries.length; industry++) {
      if (industries[industry]) most = Math.max(most, atHome[industry]);
    }
    return most;
  };
};

/** The use of each card: by the best tile it could build if cards must be drawn, otherwise by the number of sites. */
const worthsOf = (table: Table, state: State, seat: Seat, survey: Survey): ((card: CardId) => number) => {
  if (!drawsByAction(table)) return usesOf(table, state, seat, survey);
  const profits = profitsOf(table, state, seat, survey);
  const { base, use } = weights.estate.card;
  return (card) => base + use * profits(card);
};

/** The value of a hand if every action costs a card. */
export const worthOfHand = (table: Table, state: State, seat: Seat, survey: Survey): number => {
  const uses = worthsOf(table, state, seat, survey);
  const start = seat * table.cards.length;
  let sites = 0;
  for (const card of survey.hand) sites += state.hand[start + card] * uses(card);
  return weights.card * sites;
};

/** Cards that the current action will still draw. */
const cardsToCome = (table: Table, state: State, seat: Seat): number => {
  if (state.actor !== seat || state.task === NONE || kinds[state.task] !== 'draw') return 0;
  const most = table.turnRules.find(({ kind }) => kind === 'draw')?.most(table, state) ?? 0;
  return Math.min(most - state.stepsDone, (table.start.mostCards ?? Infinity) - state.handSize[seat]);
};

/** The value of a hand if cards must be drawn: best card first, each further one counting less. */
export const worthOfStock = (table: Table, state: State, seat: Seat, survey: Survey): number => {
  const worthOf = worthsOf(table, state, seat, survey);
  const { base, unknown, next } = weights.estate.card;
  const worths: number[] = [];
  for (const card of survey.hand) {
    const worth = worthOf(card);
    const count = state.hand[seat * table.cards.length + card];
    for (let copy = 0; copy < count; copy++) worths.push(copy === 0 ? worth : (worth + base) / 2);
  }
  for (let card = cardsToCome(table, state, seat); card > 0; card--) worths.push(unknown);
  return worths.toSorted((a, b) => b - a).reduce((sum, worth, index) => sum + worth * next ** index, 0);
};

/** The least useful card in a hand. */
export const leastUseful = (table: Table, state: State, seat: Seat): CardId => {
  const survey = surveyOf(table, state, seat);
  const worthOf = worthsOf(table, state, seat, survey);
  let least = survey.hand[0];
  let lowest = Infinity;
  for (const card of survey.hand) {
    const worth = worthOf(card);
    if (worth < lowest) least = card;
    lowest = Math.min(lowest, worth);
  }
  return least;
};
