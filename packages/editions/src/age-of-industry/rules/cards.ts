/** Taking, discarding and displaying cards. */

import { asks, DECK, lowestTile, NOBODY, refuse } from '@coalbrook/rules';
import type { AnswerRule, CardId, Levy, State, StepRule, Table, TurnRule, Urn } from '@coalbrook/rules';
import { begin, cardUrn, drawable, gainCard, mayBegin, request, takeFromMat } from '@coalbrook/rules/compose';

const DRAWN = 2;

const isHandFull = (table: Table, handSize: number): boolean => handSize >= (table.start.mostCards ?? Infinity);

const countDisplay = (state: State): number => {
  let count = 0;
  for (const cards of state.display) count += cards;
  return count;
};

const DRAW = { kind: 'draw', cards: 0 } as const;

/** Takes two cards, each from the display or from the deck. */
export const draw: TurnRule<'draw'> = {
  ...DRAW,
  obliged: true,
  list(table, state, seat, _survey, offer) {
    if (isHandFull(table, state.handSize[seat])) return;
    for (const { id } of table.cards) if (state.display[id] > 0) offer(table.catalogue.draw[id]);
    if (drawable(state) > 0) offer(table.catalogue.drawDeck);
  },
  check(table, state, seat, { card }) {
    if (!mayBegin(state, 'draw')) return refuse('notAskedNow');
    if (isHandFull(table, state.handSize[seat])) return refuse('handFull', { has: state.handSize[seat] });
    if (drawable(state) === 0 && countDisplay(state) === 0) return refuse('noCardsLeft');
    const left = card === DECK ? drawable(state) : state.display[card];
    return left > 0 ? undefined : refuse('nothingToTake', card === DECK ? {} : { card });
  },
  play(table, state, seat, { card }, tell) {
    begin(state, seat, DRAW, tell);
    if (card === DECK) {
      state.owedDraw = 1;
      return;
    }
    state.display[card]--;
    gainCard(table, state, seat, card);
    tell?.({ event: 'picked', seat, card });
  },
  finish() {},
  most: () => DRAWN,
};

export const levyDraw: Levy = (table, state, seat) => {
  if (state.owedDraw === 0) return true;
  state.owedDraw = 0;
  request(table, state, cardUrn, 1, seat);
  return false;
};

/** The urn from which the display is refilled. */
export const displayUrn: Urn = {
  slug: 'display',
  secret: false,
  slugs: (table) => table.cards.map(({ slug }) => slug),
  counts: (_table, state) => state.deck,
  receive(_table, state, drawn, tell) {
    for (const card of drawn) {
      state.deck[card]--;
      state.display[card]++;
      tell?.({ event: 'displayed', card: card as CardId });
    }
    state.deckSize -= drawn.length;
  },
};

/** Refills the display while the deck lasts. */
export const refillDisplay: StepRule = (table, state) => {
  const missing = Math.min((table.start.display ?? 0) - countDisplay(state), drawable(state));
  if (missing <= 0) return true;
  request(table, state, displayUrn, missing, NOBODY);
  return false;
};

const REMOVE = { kind: 'remove', cards: 1 } as const;

/** Discards a card to remove a tile from the mat: any tile, or only the lowest of an industry. */
export const removeTile = (lowestOnly: boolean): TurnRule<'remove'> => ({
  ...REMOVE,
  list(table, state, seat, _survey, offer) {
    if (state.handSize[seat] === 0) return;
    for (const { id, industry } of table.tiles) {
      if (state.mat[seat * table.tiles.length + id] === 0) continue;
      if (lowestOnly && lowestTile(table, state, seat, industry)?.id !== id) continue;
      offer(table.catalogue.remove[id]);
    }
  },
  check(table, state, seat, { tile }) {
    if (!mayBegin(state, 'remove')) return refuse('notAskedNow');
    if (state.handSize[seat] === 0) return refuse('noCardToSpend');
    const { industry, level } = table.tiles[tile];
    if (state.mat[seat * table.tiles.length + tile] === 0) return refuse('nothingToDevelop', { industry });
    const lower = table.tiles.find(
      (other) =>
        other.industry === industry && other.level < level && state.mat[seat * table.tiles.length + other.id] > 0,
    );
    return lowestOnly && lower ? refuse('higherTileBelow', { tile: lower.id }) : undefined;
  },
  play(table, state, seat, { tile }, tell) {
    begin(state, seat, REMOVE, tell);
    takeFromMat(table, state, seat, table.tiles[tile]);
    tell?.({ event: 'developed', seat, tile });
  },
  finish() {},
  most: () => 1,
});

const PASS = { kind: 'pass', cards: 1 } as const;

/** Discards a card and does nothing. A seat without cards may pass only once the deck is empty. */
export const pass: TurnRule<'pass'> = {
  ...PASS,
  list(table, state, seat, _survey, offer) {
    if (state.handSize[seat] > 0 || drawable(state) === 0) offer(table.catalogue.pass);
  },
  check(_table, state, seat) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    return state.handSize[seat] === 0 && drawable(state) > 0 ? refuse('mustDrawInstead') : undefined;
  },
  play(_table, state, seat, _action, tell) {
    begin(state, seat, state.handSize[seat] === 0 ? { kind: 'pass', cards: 0 } : PASS, tell);
    tell?.({ event: 'passed', seat });
  },
  finish() {},
  most: () => 1,
};

/** Pays back a loan. Takes no action and may be repeated. */
export const repay: AnswerRule<'repay'> = {
  kind: 'repay',
  answers: 'action',
  list(table, state, seat, _survey, offer) {
    if (state.loans[seat] > 0 && state.money[seat] >= (table.credit?.unit ?? Infinity)) offer(table.catalogue.repay);
  },
  check(table, state, seat) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    if (state.loans[seat] === 0) return refuse('noLoanToRepay');
    const needs = table.credit?.unit ?? 0;
    return state.money[seat] < needs ? refuse('tooLittleMoneyToRepay', { needs, has: state.money[seat] }) : undefined;
  },
  play(table, state, seat, _action, tell) {
    const amount = table.credit?.unit ?? 0;
    state.money[seat] -= amount;
    state.loans[seat]--;
    tell?.({ event: 'repaid', seat, amount });
  },
};
