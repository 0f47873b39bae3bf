import { asks } from '../actions.ts';
import type { Tell } from '../events.ts';
import { IRON, NONE } from '../ids.ts';
import type { IndustryId, Seat } from '../ids.ts';
import { begin, mayBegin } from '../modules/ask.ts';
import { costOfCubes } from '../modules/market.ts';
import { lowestTile, takeFromMat } from '../modules/tiles.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { ActionRule, Table, TurnRule } from '../table.ts';
import { ironPrice, nextTile } from '../terms.ts';

const MOST_TILES = 2;

const develops = (table: Table, state: State, seat: Seat, industry: IndustryId): boolean =>
  lowestTile(table, state, seat, industry)?.mayDevelop === true;

const removeLowest = (table: Table, state: State, seat: Seat, industry: IndustryId, tell: Tell): void => {
  const tile = lowestTile(table, state, seat, industry);
  if (!tile) throw new Error('no tile to develop');
  takeFromMat(table, state, seat, tile);
  tell?.({ event: 'developed', seat, tile: tile.id });
};

/** What forbids to remove the lowest tile; `reason` is for a tile that is there but must stay. */
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
  list(table, state, seat, survey, offer) {
    if (state.task !== NONE && state.steps >= MOST_TILES) return;
    if (survey.works.length === 0 && costOfCubes(table, state, IRON, 1) > state.money[seat]) return;
    for (let industry = 0; industry < table.industries.length; industry++) {
      if (develops(table, state, seat, industry as IndustryId)) offer(table.catalogue.develop[industry]);
    }
  },
  check(table, state, seat, { industry }) {
    if (!mayBegin(state, 'develop')) return refuse('notAskedNow');
    if (state.task !== NONE && state.steps >= MOST_TILES) return refuse('noMoreDevelopment', { has: state.steps });
    const fault = stackFault(table, state, seat, industry, 'tileMayNotBeDeveloped');
    if (fault) return fault;
    const price = ironPrice(table, state, 1);
    return price > state.money[seat]
      ? refuse('tooLittleMoneyForIron', { needs: price, has: state.money[seat] })
      : undefined;
  },
  play(table, state, seat, { industry }, tell) {
    begin(state, seat, 'develop', 1, tell);
    removeLowest(table, state, seat, industry, tell);
    state.owedIron = 1;
  },
  finish() {},
  most: () => MOST_TILES,
};

/** The industries whose lowest tile a merchant's bonus could remove. */
export const bonusIndustries = (table: Table, state: State, seat: Seat): IndustryId[] =>
  table.industries.map(({ id }) => id).filter((id) => develops(table, state, seat, id));

export const takeBonus = (table: Table, state: State, seat: Seat, industry: IndustryId, tell: Tell): void => {
  removeLowest(table, state, seat, industry, tell);
  state.owedBonus--;
};

/** Removes a tile from the mat without iron. */
export const bonus: ActionRule<'bonus'> = {
  kind: 'bonus',
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
