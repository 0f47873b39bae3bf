import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { gainCard, holds } from '../modules/cards.ts';
import { refuse } from '../refusal.ts';
import type { TurnRule } from '../table.ts';

const SCOUT_CARDS = 3;

/** Spends three cards for one wild card of each kind. */
export const scout: TurnRule<'scout'> = {
  kind: 'scout',
  cards: SCOUT_CARDS,
  list(table, state, seat, _survey, offer) {
    if (state.handSize[seat] < SCOUT_CARDS) return;
    for (const card of table.wilds) if (holds(table, state, seat, card)) return;
    offer(table.catalogue.scout);
  },
  check(table, state, seat) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    const held = table.cards.find(({ id, wild }) => wild && holds(table, state, seat, id));
    if (held) return refuse('wildAlreadyHeld', { card: held.id });
    const cards = state.handSize[seat];
    return cards < SCOUT_CARDS ? refuse('tooFewCards', { needs: SCOUT_CARDS, has: cards }) : undefined;
  },
  play(_table, state, seat, _action, tell) {
    begin(state, seat, scout, tell);
  },
  finish(table, state, seat, tell) {
    for (const card of table.wilds) gainCard(table, state, seat, card);
    tell?.({ event: 'scouted', seat, cards: table.wilds });
  },
  most: () => 1,
};
