/** Positions for tests of drafts. */

import { completeDraft, openDraft, parseAction } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { awaitsChance, isOver, mask, NOBODY, seedOf } from '@coalbrook/rules';
import type { Action, Seat, Table } from '@coalbrook/rules';

import { DraftTurn } from './draftTurn.ts';

/** A turn drafted over one seat's view of a position, with hidden cards dealt by a seed. */
export const turnAt = (draft: Draft, seat = 0, seed = 'desk'): DraftTurn => {
  const complete = completeDraft(draft, seedOf(seed));
  const opened = complete.ok ? openDraft(complete.value) : complete;
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { table, state } = opened.value;
  const viewer = seat as Seat;
  const actor = isOver(state) || awaitsChance(state) ? NOBODY : state.actor;
  return new DraftTurn(table, mask(table, state, viewer), { seq: 0, viewer, actor });
};

/** An action in notation. */
export const actionOf = (table: Table, text: string): Action => {
  const action = parseAction(table, text);
  if (!action.ok) throw new Error(`${text}: ${JSON.stringify(action.fault)}`);
  return action.value;
};
