import { asks } from '../actions.ts';
import { NONE } from '../ids.ts';
import type { State } from '../state.ts';

/** Forgets the running action; the turn has one action less. */
export const endAction = (state: State): void => {
  state.task = NONE;
  state.taskSite = NONE;
  state.taskLink = NONE;
  state.taskMerchant = NONE;
  state.stepsDone = 0;
  state.actionsLeft--;
  state.awaits = asks.nothing;
};
