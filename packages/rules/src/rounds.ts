/** How many rounds an era has. */

import { drawable } from './modules/cards.ts';
import { actionsIn } from './modules/turn.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** How many cards fewer the seat in turn will hold when it has played the rest of its turn. */
const cardsStillSpent = (table: Table, state: State): number => {
  if (phases[state.phase] !== 'turns') return 0;
  const current = table.turnRules.find(({ kind }) => kind === table.rules[state.task]?.kind);
  if (!current) return state.actionsLeft;
  const gained = current.kind === 'scout' ? table.wilds.length : 0;
  return state.owedCards - gained + state.actionsLeft - (current.actions ?? 1);
};

/**
 * The last round of the current era. It is known where eras end when all hands are empty, because every action
 * costs one card; undefined elsewhere, and before the first cards are dealt.
 */
export const lastRound = (table: Table, state: State): number | undefined => {
  const { eraEnds } = table.course;
  const phase = phases[state.phase];
  if (eraEnds !== 'everyHandEmpty' || phase === 'setUp') return undefined;
  if (phase === 'eraEnd' || phase === 'over') return state.round;

  const hands = [...state.handSize];
  let deck = drawable(state);
  const spendAndDraw = (seat: number, cards: number): void => {
    const left = Math.max(0, hands[seat] - cards);
    const drawn = table.automata[seat] ? 0 : Math.min(Math.max(0, table.start.hand - left), deck);
    hands[seat] = left + drawn;
    deck -= drawn;
  };
  const playRound = (round: number, from: number): void => {
    for (let turn = from; turn < table.seats; turn++)
      spendAndDraw(state.order[turn], actionsIn(table, state.era, round));
  };

  let { round } = state;
  if (state.turn < table.seats) spendAndDraw(state.order[state.turn], cardsStillSpent(table, state));
  playRound(round, state.turn + 1);
  while (hands.some((cards) => cards > 0)) playRound(++round, 0);
  return round;
};

/** Whether this is known to be the last round of the game. */
export const isFinalRound = (table: Table, state: State): boolean =>
  state.era === table.eras.length - 1 && state.round === lastRound(table, state);
