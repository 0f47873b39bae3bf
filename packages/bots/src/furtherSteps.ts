import { legalActions, NONE, questionOf } from '@coalbrook/rules';
import type { Action, IndustryId, Seat, State, Table } from '@coalbrook/rules';

import { weights } from './evaluation/weights.ts';
import { expected, playOut } from './playOut.ts';

const isSameTurn = (one: State, other: State): boolean =>
  one.turn === other.turn && one.round === other.round && one.era === other.era;

/** The steps with which the actions of one decision can go on: another tile to develop, another link, another sale. */
export class FurtherSteps {
  readonly #table: Table;
  readonly #before: State;
  readonly #seat: Seat;
  readonly #copy: State;
  /** What was expected after developing two tiles. */
  readonly #developed = new Map<number, number>();

  /** Steps are tried on the copy. */
  constructor(table: Table, before: State, copy: State) {
    this.#table = table;
    this.#before = before;
    this.#seat = before.actor;
    this.#copy = copy;
  }

  /** The value that the best step adds to a position after an action, which is worth so much now. */
  worthOfBest(action: Action, after: State, now: number): number {
    if (after.actor !== this.#seat || questionOf(after) !== 'more') return 0;
    const card = this.#spentCard(after);
    let most = 0;
    for (const step of legalActions(this.#table, after)) {
      const worth =
        action.kind === 'develop' && step.kind === 'develop'
          ? this.#worthOfTwo(action.industry, step.industry, card, () => this.#worthOf(step, after, now))
          : this.#worthOf(step, after, now);
      most = Math.max(most, worth + (step.kind === 'sell' ? weights.sale : 0) - now);
    }
    return most;
  }

  #worthOf(step: Action, after: State, now: number): number {
    playOut(this.#table, this.#copy.copyFrom(after), this.#seat, step);
    // Until the turn ends, stopping changes nothing that counts.
    if (step.kind === 'stop' && isSameTurn(this.#copy, after)) return now;
    return expected(this.#table, this.#copy, this.#seat);
  }

  /** Two tiles developed in either order leave the same position, if the same card is spent for it. */
  #worthOfTwo(first: IndustryId, second: IndustryId, card: number, find: () => number): number {
    const { industries, cards } = this.#table;
    const [low, high] = first < second ? [first, second] : [second, first];
    const key = (low * industries.length + high) * cards.length + card;
    const known = card === NONE ? undefined : this.#developed.get(key);
    if (known !== undefined) return known;
    const worth = find();
    this.#developed.set(key, worth);
    return worth;
  }

  /** The card that the action has cost. */
  #spentCard(after: State): number {
    const start = this.#seat * this.#table.cards.length;
    for (let card = 0; card < this.#table.cards.length; card++) {
      if (after.hand[start + card] < this.#before.hand[start + card]) return card;
    }
    return NONE;
  }
}
