/** Turns what one seat sees into a complete position, so that a game can start there and be replayed. */

import { describe, done, fail, pick, questionOf } from '@coalbrook/rules';
import type { Description, PlayerDescription, Result, Seed, Table, View } from '@coalbrook/rules';
import { isObject, Reading } from '@coalbrook/rules/input';
import type { Fields, InputFault } from '@coalbrook/rules/input';

import { openDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { readRules, readWish, tableFor } from './tableFor.ts';

/** The public part of a hidden hand: wild cards, which everybody saw being taken. */
const openCards = (table: Table, view: View, seat: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    table.wilds
      .map((card) => [table.cards[card].slug, view.hand[seat * table.cards.length + card]] as const)
      .filter(([, count]) => count > 0),
  );

/** A view as a draft that can be shared; undefined unless somebody is about to choose an action. */
export const shareDraft = (table: Table, view: View): Omit<Description, 'closed'> | undefined => {
  if (questionOf(view) !== 'action') return undefined;
  const { closed: _, ...described } = describe(table, view);
  const players = described.players.map((player, seat): PlayerDescription =>
    player.hand || table.automata[seat] ? player : { ...player, hand: openCards(table, view, seat) },
  );
  return { ...described, players };
};

/** Whether a value can be a number of cards. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100;

const sizeOf = (value: unknown): number => (isCount(value) ? value : 0);

const countIn = (pile: unknown, slug: string): number => {
  if (Array.isArray(pile)) return pile.filter((card) => card === slug).length;
  return isObject(pile) ? sizeOf(pile[slug]) : 0;
};

const countAll = (pile: unknown): number => {
  if (Array.isArray(pile)) return pile.length;
  return isObject(pile) ? Object.values(pile).reduce((sum: number, count) => sum + sizeOf(count), 0) : 0;
};

/** The cards that a draft does not name, dealt one at a time. */
class Unnamed {
  readonly #left: number[];
  readonly #table: Table;
  readonly #seed: Seed;
  #dealt = 0;

  constructor(table: Table, named: readonly unknown[], seed: Seed) {
    this.#table = table;
    this.#seed = seed;
    this.#left = table.cards.map(({ slug, copies, wild }) =>
      wild ? 0 : Math.max(0, copies - named.reduce((sum: number, pile) => sum + countIn(pile, slug), 0)),
    );
  }

  /** A pile with this many more cards, while there are any. */
  fill(pile: unknown, count: number): Readonly<Record<string, number>> {
    const filled: Record<string, number> = {};
    for (const { slug } of this.#table.cards) if (countIn(pile, slug) > 0) filled[slug] = countIn(pile, slug);
    for (let card = 0; card < count; card++) {
      const total = this.#left.reduce((sum, one) => sum + one, 0);
      if (total === 0) break;
      let ticket = pick(this.#seed, this.#dealt++, total);
      const kind = this.#left.findIndex((one) => (ticket -= one) < 0);
      this.#left[kind]--;
      const { slug } = this.#table.cards[kind];
      filled[slug] = (filled[slug] ?? 0) + 1;
    }
    return filled;
  }
}

/** Deals what a described view hides: the rest of each hand, and the deck. */
const dealHidden = (table: Table, draft: Fields, seed: Seed): Fields => {
  const { players, deck, display, discarded, deckSize } = draft;
  if (!Array.isArray(players) || !isObject(discarded)) return draft;
  const seats = players.map((player: unknown) => (isObject(player) ? player : {}));
  const unnamed = new Unnamed(table, [...seats.map(({ hand }) => hand), deck, display, discarded], seed);
  const dealt = seats.map((player) => {
    const missing = sizeOf(player['handSize']) - countAll(player['hand']);
    return missing > 0 ? { ...player, hand: unnamed.fill(player['hand'], missing) } : player;
  });
  return { ...draft, players: dealt, deck: deck ?? unnamed.fill({}, sizeOf(deckSize)) };
};

/** Completes a draft: what it leaves open is dealt by the seed, so that it always gives the same position. */
export const completeDraft = (value: unknown, seed: Seed, rules?: number): Result<Draft, readonly InputFault[]> => {
  let draft = value;
  if (isObject(value) && typeof value['edition'] === 'string') {
    const reading = new Reading('draft');
    const asked = value['rules'] === undefined ? rules : readRules(reading, value['rules']);
    const table = tableFor(value['edition'], {
      ...readWish(reading, value),
      ...(asked === undefined ? {} : { rules: asked }),
    });
    if (table.ok) draft = dealHidden(table.value, value, seed);
  }
  const opened = openDraft(draft, rules);
  return opened.ok ? done(describe(opened.value.table, opened.value.state)) : fail(opened.fault);
};
