/** Lines on which an automaton may lay a link, and which of them it prefers. */

import { COAL, NONE, placeSets } from '@coalbrook/rules';
import type { Link, LinkId, PlaceId } from '@coalbrook/rules';
import { pay } from '@coalbrook/rules/compose';

import { networkOf, succeeds } from './automatonTurn.ts';
import type { AutomatonTurn } from './automatonTurn.ts';
import { choose } from './choice.ts';
import type { Choice, Preference } from './choice.ts';
import { alphabetOf, clockOf } from './compass.ts';
import { consume, nextMine } from './supplies.ts';

/** Lines of the era that nobody has used. */
export const openLines = ({ table, state }: AutomatonTurn): readonly LinkId[] =>
  table.eras[state.era].lines.filter((line) => state.linkOwner[line] === NONE);

export const openLinesAt = (turn: AutomatonTurn, place: PlaceId): readonly LinkId[] =>
  openLines(turn).filter((line) => turn.table.links[line].ends.includes(place));

export const hasLinkTile = ({ state, seat }: AutomatonTurn): boolean => state.linkTiles[seat] > 0;

/** Lays the first or second link of an action and consumes what it needs; false if that is unavailable. */
export const layLink = (turn: AutomatonTurn, line: LinkId, nth: 0 | 1): boolean => {
  const { table, state, seat, tell } = turn;
  const { money, needs } = table.eras[state.era].links[nth];
  state.linkOwner[line] = seat;
  state.linkTiles[seat]--;
  pay(table, state, seat, money);
  tell?.({ event: 'laid', seat, link: line, cost: money });
  return consume(turn, table.links[line].endSet, needs);
};

export const canLay = (turn: AutomatonTurn, line: LinkId, nth: 0 | 1): boolean =>
  hasLinkTile(turn) && succeeds(turn, (copy) => layLink(copy, line, nth));

export const isMerchantLine = ({ table }: AutomatonTurn, line: LinkId): boolean =>
  table.links[line].ends.some((end) => table.places[end].kind === 'merchant');

/** The other places that a link joins. */
const farEnds = ({ ends }: Link, start: PlaceId): readonly PlaceId[] => ends.filter((end) => end !== start);

/** Where a link leads from a place: past a farm to the town behind it; from a farm to the alphabetically first town. */
export const reachedFrom = ({ table }: AutomatonTurn, line: LinkId, start: PlaceId): PlaceId => {
  const far = farEnds(table.links[line], start);
  const towns = far.filter((end) => table.places[end].kind !== 'farm');
  return (towns.length > 0 ? towns : far).toSorted((a, b) => alphabetOf(table, a) - alphabetOf(table, b))[0];
};

const sumOver = (places: readonly PlaceId[], count: (place: PlaceId) => number): number =>
  places.reduce((sum, place) => sum + count(place), 0);

const countSites = ({ table }: AutomatonTurn, place: PlaceId): number => table.places[place].sites.length;

const countTiles = ({ table, state }: AutomatonTurn, place: PlaceId): number =>
  table.places[place].sites.filter((site) => state.tile[site] !== NONE).length;

/** Whether the next coal for a link on this line would come from one of its own mines. */
const burnsOwnCoal = (turn: AutomatonTurn, line: LinkId): boolean =>
  succeeds(turn, (copy) => {
    copy.state.linkOwner[line] = copy.seat;
    const mine = nextMine(copy, copy.table.links[line].endSet);
    return mine !== undefined && copy.state.tileOwner[mine.option] === copy.seat;
  });

/** Lines that start at one place are compared by where they lead. */
const byFarEnd = (turn: AutomatonTurn, start: PlaceId): readonly Preference<LinkId>[] => {
  const { table, state } = turn;
  const network = networkOf(turn);
  const far = (line: LinkId): readonly PlaceId[] => farEnds(table.links[line], start);
  const needsCoal = table.eras[state.era].links[0].needs[COAL] > 0;
  return [
    { by: 'inNetwork', worth: (line) => (far(line).some((place) => placeSets.has(network, place)) ? 1 : 0) },
    { by: 'mostTiles', worth: (line) => sumOver(far(line), (place) => countTiles(turn, place)) },
    {
      by: 'mostFreeSites',
      worth: (line) => sumOver(far(line), (place) => countSites(turn, place) - countTiles(turn, place)),
    },
    ...(needsCoal ? [{ by: 'ownCoal', worth: (line: LinkId) => (burnsOwnCoal(turn, line) ? 1 : 0) } as const] : []),
    { by: 'clockwise', worth: (line) => -clockOf(table, start, line) },
  ];
};

/** Lines all over the board are compared by the size of the places they join. */
const byBothEnds = (turn: AutomatonTurn): readonly Preference<LinkId>[] => {
  const { table } = turn;
  /** Its towns in alphabetical order, as one number. */
  const spelling = (line: LinkId): number =>
    table.links[line].ends
      .filter((end) => table.places[end].kind !== 'merchant')
      .map((end) => alphabetOf(table, end))
      .toSorted((a, b) => a - b)
      .reduce((sum, letter, index) => sum + letter / table.places.length ** index, 0);
  return [
    { by: 'mostSites', worth: (line) => sumOver(table.links[line].ends, (place) => countSites(turn, place)) },
    { by: 'alphabet', worth: (line) => -spelling(line) },
  ];
};

/** The place where all these lines start; undefined if there is none. */
const sharedPlace = ({ table }: AutomatonTurn, lines: readonly LinkId[]): PlaceId | undefined =>
  table.links[lines[0]]?.ends.find((end) => lines.every((line) => table.links[line].ends.includes(end)));

/** Lines to merchants are used only if there are no others. */
const sparesMerchants = (turn: AutomatonTurn): Preference<LinkId> => ({
  by: 'noMerchant',
  worth: (line) => (isMerchantLine(turn, line) ? 0 : 1),
});

/** The first link of an action, among lines at one place that can be paid for. */
export const chooseFirst = (
  turn: AutomatonTurn,
  start: PlaceId,
  lines: readonly LinkId[],
): Choice<LinkId> | undefined => choose(lines, [sparesMerchants(turn), ...byFarEnd(turn, start)]);

/** The second link of an action; without enough beer it must lead to some. */
export const chooseSecond = (
  turn: AutomatonTurn,
  start: PlaceId,
  lines: readonly LinkId[],
): Choice<LinkId> | undefined =>
  choose(lines, [{ by: 'reachesBeer', worth: (line) => (canLay(turn, line, 1) ? 1 : 0) }, ...byFarEnd(turn, start)]);

/** Lines anywhere. If they all start at one place, that place counts as named. */
export const chooseAnywhere = (
  turn: AutomatonTurn,
  lines: readonly LinkId[],
  merchantsCompete: boolean,
): Choice<LinkId> | undefined => {
  const first = merchantsCompete ? [] : [sparesMerchants(turn)];
  const inland = lines.filter((line) => !isMerchantLine(turn, line));
  const start = sharedPlace(turn, merchantsCompete || inland.length === 0 ? lines : inland);
  return choose(lines, [...first, ...(start === undefined ? byBothEnds(turn) : byFarEnd(turn, start))]);
};
