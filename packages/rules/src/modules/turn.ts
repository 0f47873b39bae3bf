import { asks } from '../actions.ts';
import { NONE } from '../ids.ts';
import type { State } from '../state.ts';

/** Forgets the running action; the turn has as many actions less as it took. */
export const endAction = (state: State, actions: number): void => {
  state.task = NONE;
  state.taskSite = NONE;
  state.taskLink = NONE;
  state.taskMerchant = NONE;
  state.taskOutlet = NONE;
  state.stepsDone = 0;
  state.actionsLeft -= actions;
  state.awaits = asks.nothing;
};
