import { awaitsChance, draw, legalActions, oncePerTable, play, questionOf, requestOf, State } from '@coalbrook/rules';
import type { Action, Seat, Table } from '@coalbrook/rules';

import { appraise } from './evaluation/appraise.ts';
import { leastUseful } from './evaluation/cards.ts';

/** Answers a question raised by an action: the least useful card, and the seat's own tiles before opponents'. */
const answerOffhand = (table: Table, state: State, seat: Seat): Action | undefined => {
  switch (questionOf(state)) {
    case 'discard':
      return table.catalogue.discard[leastUseful(table, state, seat)];
    case 'coal':
    case 'iron':
    case 'beer':
    case 'bonus': {
      const legal = legalActions(table, state);
      return legal.find((action) => 'site' in action && state.tileOwner[action.site] === seat) ?? legal[0];
    }
    case 'nothing':
    case 'chance':
    case 'action':
    case 'more':
    case 'forfeit':
      return undefined;
  }
};

/** Plays an action on a copy, up to the next draw or real decision. */
export const playOut = (table: Table, copy: State, seat: Seat, action: Action): void => {
  play(table, copy, action);
  while (copy.actor === seat) {
    const answer = answerOffhand(table, copy, seat);
    if (!answer) return;
    play(table, copy, answer);
  }
};

/** A position to draw in. It serves every draw at a table. */
const drawnAt = oncePerTable(({ layout }) => new State(layout));

/** The expected value of a position for a seat, averaged over the next draw if the urn is public. */
export const expected = (table: Table, state: State, seat: Seat): number => {
  const request = awaitsChance(state) ? requestOf(table, state) : undefined;
  if (!request || request.seat !== seat || request.count !== 1 || request.urn.secret)
    return appraise(table, state, seat);
  const counts = Array.from(request.urn.counts(table, state));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const drawn = drawnAt(table);
  return counts.reduce((sum, count, kind) => {
    if (count <= 0) return sum;
    draw(table, drawn.copyFrom(state), [kind]);
    return sum + (count / all) * appraise(table, drawn, seat);
  }, 0);
};
