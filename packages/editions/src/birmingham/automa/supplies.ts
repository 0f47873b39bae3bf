/** Where an automaton takes coal, iron and beer from. It is never asked and never pays. */

import { BEER, COAL, IRON, placeSets, tradePlaces } from '@coalbrook/rules';
import type { SiteId } from '@coalbrook/rules';
import { buyCube, costOfCubes, joinPlaces, nearestSources, stockedSites, takeCube } from '@coalbrook/rules/compose';

import type { AutomatonTurn } from './automatonTurn.ts';
import { choose, explainSite } from './choice.ts';
import type { Choice, Preference } from './choice.ts';
import { bySite, ownFirst, personFirst } from './sites.ts';

type PlaceSet = placeSets.PlaceSet;

const takeFrom = (
  turn: AutomatonTurn,
  sites: readonly SiteId[],
  preferences: readonly Preference<SiteId>[],
): boolean => {
  const choice = choose(sites, [...preferences, ...bySite(turn)]);
  if (!choice) return false;
  explainSite(turn, choice);
  takeCube(turn.table, turn.state, turn.seat, choice.option, turn.tell);
  return true;
};

/** The places connected to where something is used, including those places. */
export const reachOf = ({ table, state }: AutomatonTurn, use: PlaceSet): PlaceSet => {
  const joined = joinPlaces(table, state);
  return placeSets.placesOf(use).reduce((reach, place) => placeSets.union(reach, joined[place]), use);
};

/** The mine that supplies the next coal; undefined if none is connected. */
export const nextMine = (turn: AutomatonTurn, use: PlaceSet): Choice<SiteId> | undefined =>
  choose(nearestSources(turn.table, turn.state, COAL, use), [ownFirst(turn), ...bySite(turn)]);

/** Anybody's nearest mine, or the market if a merchant is connected. */
const takeCoal = (turn: AutomatonTurn, use: PlaceSet): boolean => {
  const { table, state, seat, tell } = turn;
  if (takeFrom(turn, nearestSources(table, state, COAL, use), [ownFirst(turn)])) return true;
  if (!placeSets.meet(reachOf(turn, use), tradePlaces(table, state))) return false;
  buyCube(table, state, seat, COAL, tell);
  return true;
};

/** Its own iron works first, then the person's, then another automaton's. */
export const takeIronFromWorks = (turn: AutomatonTurn): boolean =>
  takeFrom(turn, stockedSites(turn.table, turn.state, IRON), [ownFirst(turn), personFirst(turn)]);

export const buyIron = ({ table, state, seat, tell }: AutomatonTurn): boolean => {
  buyCube(table, state, seat, IRON, tell);
  return true;
};

export const ironOnMarket = ({ table, state }: AutomatonTurn): number => costOfCubes(table, state, IRON, 1);

/** Available breweries: its own anywhere, others if connected. */
export const breweriesFor = (turn: AutomatonTurn, use: PlaceSet): readonly SiteId[] => {
  const { table, state, seat } = turn;
  const reach = reachOf(turn, use);
  return stockedSites(table, state, BEER).filter(
    (site) => state.tileOwner[site] === seat || placeSets.has(reach, table.sites[site].place),
  );
};

export const byBrewery = (turn: AutomatonTurn): readonly Preference<SiteId>[] => [
  ownFirst(turn),
  personFirst(turn),
  ...bySite(turn),
];

const takeBeer = (turn: AutomatonTurn, use: PlaceSet): boolean =>
  takeFrom(turn, breweriesFor(turn, use), [ownFirst(turn), personFirst(turn)]);

/** Consumes what is needed at a place or at the ends of a link. Returns false if something is unavailable. */
export const consume = (turn: AutomatonTurn, use: PlaceSet, needs: readonly number[]): boolean => {
  for (let cube = 0; cube < needs[COAL]; cube++) if (!takeCoal(turn, use)) return false;
  for (let cube = 0; cube < needs[IRON]; cube++) if (!takeIronFromWorks(turn)) buyIron(turn);
  for (let barrel = 0; barrel < needs[BEER]; barrel++) if (!takeBeer(turn, use)) return false;
  return true;
};
