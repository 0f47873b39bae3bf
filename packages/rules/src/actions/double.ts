import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { refuse } from '../refusal.ts';
import type { TurnRule } from '../table.ts';
import { buildFault, buildLowest, eachBerth, stockTile } from './build.ts';

/** The cards and actions of a whole turn. */
const WHOLE_TURN = 2;

/** Builds anywhere with any two cards; it takes both actions of a turn. */
export const double: TurnRule<'double'> = {
  kind: 'double',
  cards: WHOLE_TURN,
  actions: WHOLE_TURN,
  list(table, state, seat, survey, offer) {
    if (state.actionsLeft < WHOLE_TURN) return;
    for (const industry of table.industries) {
      const actions = table.catalogue.double[industry.id];
      eachBerth(table, state, seat, survey, industry, false, ({ site }) => {
        const action = actions[site];
        if (action) offer(action);
      });
    }
  },
  check(table, state, seat, { site, industry }) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    if (state.actionsLeft < WHOLE_TURN) return refuse('wholeTurnNeeded', { needs: WHOLE_TURN, has: state.actionsLeft });
    if (!table.sites[site].industries.includes(industry)) return refuse('siteRefusesIndustry', { site, industry });
    return buildFault(table, state, seat, site, industry);
  },
  play(table, state, seat, { site, industry }, tell) {
    begin(state, seat, double, tell);
    buildLowest(table, state, seat, site, industry, tell);
  },
  finish(table, state, seat, tell) {
    stockTile(table, state, seat, state.taskSite, tell);
  },
  most: () => 1,
};
