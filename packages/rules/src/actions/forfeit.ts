import { asks } from '../actions.ts';
import { forfeitableSites, forfeitTile } from '../modules/income.ts';
import { refuse } from '../refusal.ts';
import type { AnswerRule } from '../table.ts';

/** Gives up a tile of the board to cover a shortfall. */
export const forfeit: AnswerRule<'forfeit'> = {
  kind: 'forfeit',
  answers: 'forfeit',
  list(table, state, seat, _survey, offer) {
    for (const site of forfeitableSites(table, state, seat)) offer(table.catalogue.forfeit[site]);
  },
  check(table, state, seat, { site }) {
    if (state.awaits !== asks.forfeit) return refuse('notAskedNow');
    if (state.tileOwner[site] !== seat) return refuse('notYoursToGiveUp', { site });
    const half = table.tiles[state.tile[site]].cost / 2;
    return half < 1 ? refuse('tileWorthNothing', { site }) : undefined;
  },
  play(table, state, seat, { site }, tell) {
    forfeitTile(table, state, seat, site, tell);
  },
};
