import { asks } from '../actions.ts';
import type { Tell } from '../events.ts';
import { cargoes, IRON } from '../ids.ts';
import type { IndustryId, Seat } from '../ids.ts';
import { ask, begin, mayBegin } from '../modules/ask.ts';
import { costOfSupply } from '../modules/supply.ts';
import { lowestTile, takeFromMat } from '../modules/tiles.ts';
import { NO_PLACES } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { AnswerRule, Levy, Table, TurnRule } from '../table.ts';
import { nextTile, supplyFault } from '../terms.ts';

const MOST_TILES = 2;

/** What removing one tile consumes, by cargo. */
const ironAlone = cargoes.map((_, cargo) => (cargo === IRON ? 1 : 0));

const develops = (table: Table, state: State, seat: Seat, industry: IndustryId): boolean =>
  lowestTile(table, state, seat, industry)?.mayDevelop === true;

const removeLowest = (table: Table, state: State, seat: Seat, industry: IndustryId, tell: Tell): void => {
  const tile = lowestTile(table, state, seat, industry);
  if (!tile) throw new Error('no tile to develop');
  takeFromMat(table, state, seat, tile);
  tell?.({ event: 'developed', seat, tile: tile.id });
};

/** Why the lowest tile cannot be removed; `reason` is used for a tile that must stay. */
const stackFault = (
  table: Table,
  state: State,
  seat: Seat,
  industry: IndustryId,
  reason: 'tileMayNotBeDeveloped' | 'bonusMayNotRemove',
): Fault | undefined => {
  const tile = nextTile(table, state, seat, industry);
  if (!tile) return refuse('nothingToDevelop', { industry });
  return tile.mayDevelop ? undefined : refuse(reason, { tile: tile.id });
};

/** Removes tiles from the mat for iron. */
export const develop: TurnRule<'develop'> = {
  kind: 'develop',
  cards: 1,
  list(table, state, seat, survey, offer) {
    if (costOfSupply(table, state, survey, IRON, NO_PLACES, 1) > state.money[seat]) return;
    for (let industry = 0; industry < table.industries.length; industry++) {
      if (develops(table, state, seat, industry as IndustryId)) offer(table.catalogue.develop[industry]);
    }
  },
  check(table, state, seat, { industry }) {
    if (!mayBegin(state, 'develop')) return refuse('notAskedNow');
    const fault = stackFault(table, state, seat, industry, 'tileMayNotBeDeveloped');
    if (fault) return fault;
    return supplyFault(table, state, [], [], ironAlone, state.money[seat], { industry });
  },
  play(table, state, seat, { industry }, tell) {
    begin(state, seat, develop, tell);
    removeLowest(table, state, seat, industry, tell);
    state.owed[IRON] = 1;
  },
  finish() {},
  most: () => MOST_TILES,
};

/** The industries whose lowest tile a merchant bonus could remove. */
const bonusIndustries = (table: Table, state: State, seat: Seat): IndustryId[] =>
  table.industries.map(({ id }) => id).filter((id) => develops(table, state, seat, id));

const takeBonus = (table: Table, state: State, seat: Seat, industry: IndustryId, tell: Tell): void => {
  removeLowest(table, state, seat, industry, tell);
  state.owedBonus--;
};

/** Removes a tile from the mat without iron. */
export const bonus: AnswerRule<'bonus'> = {
  kind: 'bonus',
  answers: 'bonus',
  list(table, state, seat, _survey, offer) {
    for (const industry of bonusIndustries(table, state, seat)) offer(table.catalogue.bonus[industry]);
  },
  check(table, state, seat, { industry }) {
    if (state.awaits !== asks.bonus) return refuse('notAskedNow');
    return stackFault(table, state, seat, industry, 'bonusMayNotRemove');
  },
  play(table, state, seat, { industry }, tell) {
    takeBonus(table, state, seat, industry, tell);
  },
};

/** Applies a bonus without asking if there is only one way to take it; it is lost if there is none. */
export const levyBonus: Levy = (table, state, seat, tell) => {
  while (state.owedBonus > 0) {
    const industries = bonusIndustries(table, state, seat);
    if (industries.length > 1) {
      ask(state, seat, 'bonus');
      return false;
    }
    if (industries.length === 1) takeBonus(table, state, seat, industries[0], tell);
    else state.owedBonus = 0;
  }
  return true;
};
