import { asks } from '../actions.ts';
import { NONE } from '../ids.ts';
import type { LinkId, MerchantId, OutletId, SiteId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** Actions of a turn, by era and round. */
export const actionsIn = ({ course: { actions } }: Table, era: number, round: number): number =>
  era === 0 && round === 1 ? actions.firstRound : actions.otherRounds;

/** Ends the current action and subtracts what it took from the turn's actions. */
export const endAction = (state: State, actions: number): void => {
  state.task = NONE;
  state.taskSite = NONE as SiteId;
  state.taskLink = NONE as LinkId;
  state.taskMerchant = NONE as MerchantId;
  state.taskOutlet = NONE as OutletId;
  state.stepsDone = 0;
  state.actionsLeft -= actions;
  state.awaits = asks.nothing;
};
