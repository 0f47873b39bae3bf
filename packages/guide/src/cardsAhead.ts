/** Which card pays for a move: one that what comes next can do without. */

import { apprentice } from '@coalbrook/bots';
import { isFinalRound, legalActions, mask, play, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, ActionOf, CardId, Table, View } from '@coalbrook/rules';

import type { Glance } from './glance.ts';
import { bestOfLastTurn } from './lastTurn.ts';
import { aftermathsOf } from './reasons/aftermath.ts';

const SEED = seedOf('guide');

/** So many actions that name no card are looked past for one that does. */
const MOST_AHEAD = 2;

/** The discard of the card that is missed least, apart from some. */
const leastMissed = ({ table, view, legal, count }: Glance, keeps: readonly CardId[]): Action => {
  const rest = view.copy();
  for (const card of keeps) rest.hand[view.actor * table.cards.length + card]--;
  return apprentice.choose({ table, view: mask(table, rest, view.actor), legal, count, seed: SEED });
};

/** How a card is paid: with what is missed least, apart from what is kept; in the last turn, such that most points follow. */
export const payment = (glance: Glance, keeps: readonly CardId[]): Action => {
  const { table, view, legal } = glance;
  if (legal.length === 1) return legal[0];
  return isFinalRound(table, view) ? bestOfLastTurn(table, view, legal) : leastMissed(glance, keeps);
};

/** The first card that pays for an action; undefined if none of the seat’s choice does. */
const asked = (glance: Glance, action: Action): ActionOf<'discard'> | undefined => {
  const { table, view } = glance;
  const after = view.copy();
  play(table, after, action);
  if (after.actor !== view.actor || questionOf(after) !== 'discard') return undefined;
  const now = mask(table, after, view.actor);
  const paid = leastMissed({ ...glance, view: now, legal: legalActions(table, now) }, []);
  return paid.kind === 'discard' ? paid : undefined;
};

/** The position as if the seat could act again after an action and had a card more, which paid for it. */
const goneOn = (table: Table, view: View, action: Action, paid: ActionOf<'discard'>): View | undefined => {
  const richer = view.copy();
  richer.hand[view.actor * table.cards.length + paid.card]++;
  richer.handSize[view.actor]++;
  const [{ board }] = aftermathsOf(table, mask(table, richer, view.actor), [action, paid]);
  return questionOf(board) === 'action' ? mask(table, board, view.actor) : undefined;
};

/** The card that an action is made with, or the next action after it that names one. */
export const cardAhead = (
  glance: Glance,
  action: Action,
  next: (glance: Glance) => Action,
  ahead = MOST_AHEAD,
): readonly CardId[] => {
  const { table, view } = glance;
  if (action.kind === 'build') return [action.card];
  if (ahead === 0 || isFinalRound(table, view)) return [];
  const paid = asked(glance, action);
  const then = paid && goneOn(table, view, action, paid);
  if (!then) return [];
  const following = { ...glance, view: then, legal: legalActions(table, then) };
  return following.legal.length === 0 ? [] : cardAhead(following, next(following), next, ahead - 1);
};
