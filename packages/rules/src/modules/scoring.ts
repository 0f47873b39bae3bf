import type { Tell } from '../events.ts';
import { NOBODY, NONE } from '../ids.ts';
import type { PlaceId, Seat } from '../ids.ts';
import type { State } from '../state.ts';
import type { StepRule, Table } from '../table.ts';
import { addPoints, incomeLevel } from './money.ts';
import { rankResults } from './ranking.ts';
import type { SeatResult } from './ranking.ts';
import { clearSite } from './tiles.ts';

/** Link icons of a place: printed ones, and those of its flipped tiles. */
export const iconsAt = (table: Table, state: State, place: PlaceId): number => {
  const { icons, sites } = table.places[place];
  let sum = icons;
  for (let index = 0; index < sites.length; index++) {
    if (state.flipped[sites[index]] === 1) sum += table.tiles[state.tile[sites[index]]].icons;
  }
  return sum;
};

/** Every link scores the icons of the places it joins and is returned to its owner. */
export const scoreLinks: StepRule = (table, state, tell) => {
  for (const { id, ends } of table.links) {
    const seat = state.linkOwner[id];
    if (seat === NONE) continue;
    const points = ends.reduce((sum, end) => sum + iconsAt(table, state, end), 0);
    addPoints(state, seat, points);
    tell?.({ event: 'linkScored', seat, link: id, points });
  }
  returnLinks(table, state);
  return true;
};

const returnLinks = (table: Table, state: State): void => {
  for (const { id } of table.links) {
    const seat = state.linkOwner[id];
    if (seat === NONE) continue;
    state.linkTiles[seat]++;
    state.linkOwner[id] = NOBODY;
  }
};

const scoreFlipped = (table: Table, state: State, tell: Tell, fromLevel: number, again: boolean): void => {
  for (const { id } of table.sites) {
    if (state.flipped[id] === 0) continue;
    const tile = table.tiles[state.tile[id]];
    if (tile.level < fromLevel) continue;
    const seat = state.tileOwner[id];
    addPoints(state, seat, tile.points);
    tell?.({ event: 'tileScored', seat, site: id, tile: tile.id, points: tile.points, again });
  }
};

export const scoreTiles: StepRule = (table, state, tell) => {
  scoreFlipped(table, state, tell, 0, false);
  return true;
};

export const scoreTilesAgain: StepRule<'scoreTilesAgain'> = (table, state, tell, { fromLevel }) => {
  scoreFlipped(table, state, tell, fromLevel, true);
  return true;
};

export const scoreCash: StepRule<'scoreCash'> = (table, state, tell, { moneyPerPoint, mostPoints = Infinity }) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) {
    const points = Math.min(mostPoints, Math.floor(state.money[seat] / moneyPerPoint));
    addPoints(state, seat, points);
    tell?.({ event: 'cashScored', seat, points });
  }
  return true;
};

export const scoreIncome: StepRule = (table, state, tell) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) {
    const points = addPoints(state, seat, incomeLevel(table, state, seat));
    tell?.({ event: 'incomeScored', seat, points });
  }
  return true;
};

/** Removes obsolete tiles with their cubes and barrels. */
export const removeObsolete: StepRule<'removeObsolete'> = (table, state, tell, { upToLevel }) => {
  for (const { id } of table.sites) {
    if (state.tile[id] === NONE || table.tiles[state.tile[id]].level > upToLevel) continue;
    tell?.({ event: 'removed', seat: state.tileOwner[id], site: id, tile: state.tile[id] });
    clearSite(state, id);
  }
  return true;
};

/** Removes tiles from the automata's mats that can no longer be built in any era. */
export const clearMatsFor = (table: Table, state: State, first: number, tell: Tell): void => {
  table.automata.forEach((automaton, seat) => {
    if (!automaton) return;
    let count = 0;
    for (const { id, mayBuild } of table.tiles) {
      const cell = seat * table.tiles.length + id;
      if (mayBuild.some((may, era) => may && era >= first)) continue;
      count += state.mat[cell];
      state.mat[cell] = 0;
    }
    if (count > 0) tell?.({ event: 'matCleared', seat: seat as Seat, count });
  });
};

export const clearMats: StepRule = (table, state, tell) => {
  clearMatsFor(table, state, state.era + 1, tell);
  return true;
};

/** One seat's place in the final ranking; equal ranks share it. */
export interface Standing extends SeatResult {
  readonly seat: Seat;
  readonly rank: number;
}

/** Ranks the seats of a position. */
export const standings = (table: Table, state: State): readonly Standing[] =>
  rankResults(
    Array.from({ length: table.seats }, (_, index) => {
      const seat = index as Seat;
      return {
        seat,
        points: state.points[seat],
        incomeSpace: state.income[seat],
        incomeLevel: incomeLevel(table, state, seat),
        money: state.money[seat],
        position: Array.from(state.order).indexOf(seat),
      };
    }),
    table.tieBreaks,
  );

const findWinners = (table: Table, state: State): readonly Seat[] =>
  standings(table, state)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat);

export const declareWinner: StepRule = (table, state, tell) => {
  tell?.({ event: 'gameEnded', winners: findWinners(table, state) });
  return true;
};
