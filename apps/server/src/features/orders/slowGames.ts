/**
 * How many days slow games take with and without orders: `slowGames.ts GAMES`. Everybody looks in at two random moments
 * of each day, plays if it is their turn, and otherwise plans the next turn as in the page, where the others pass, and
 * leaves it as an order that may cost what it costs in the plan.
 */

import { findPolicy, seedOfSeat } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { costOf, DraftTurn } from '@coalbrook/desk';
import { findEdition } from '@coalbrook/editions';
import { seededChance, tryTurn } from '@coalbrook/host';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  makeTable,
  mask,
  play,
  questionOf,
  seedOf,
} from '@coalbrook/rules';
import type { Seat, State, Table, View } from '@coalbrook/rules';
import type { LeftOrder } from '@coalbrook/wire/online';

import { judge } from './judge.ts';

const LOOKS_A_DAY = 2;
const SEATS = 4;

const policyNamed = (name: string): Policy => {
  const policy = findPolicy(name);
  if (!policy) throw new Error(name);
  return policy;
};

const player = policyNamed('apprentice');
const bystander = policyNamed('bystander');

/** A game in which everybody plays like the same bot. */
class SlowGame {
  readonly table: Table;
  readonly state: State;
  readonly #seed: string;
  readonly #orders = new Map<Seat, LeftOrder>();
  #decisions = 0;
  turns = 0;
  used = 0;
  failed = 0;

  constructor(edition: string, seed: string) {
    const found = findEdition(edition);
    const made = found && makeTable(found, { seats: SEATS });
    if (!made?.ok) throw new Error(edition);
    this.table = made.value;
    this.#seed = seed;
    this.state = beginGame(this.table);
    this.#draw(this.state, seed);
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** Somebody looks in. */
  visit(seat: Seat, leavesOrders: boolean): void {
    while (!this.isOver && this.state.actor === seat) {
      this.#commit(this.#draft(this.state, seat));
      this.#carryOut();
    }
    if (leavesOrders && !this.isOver) this.#leaveOrder(seat);
  }

  /** Plays orders whose turn has come. */
  #carryOut(): void {
    while (!this.isOver && questionOf(this.state) === 'action') {
      const seat = this.state.actor;
      const order = this.#orders.get(seat);
      if (!order) return;
      this.#orders.delete(seat);
      const verdict = judge(order, tryTurn(this.table, this.state, order.draft));
      if (!('played' in verdict)) {
        this.failed++;
        return;
      }
      this.used++;
      const turn = this.#turnAt(this.state, seat);
      for (const text of order.draft.slice(0, verdict.played)) turn.add(text);
      this.#commit(turn);
    }
  }

  /** Plans the next turn of a seat on a copy of which only what the seat knows matters. */
  #leaveOrder(seat: Seat): void {
    const plan = this.state.copy();
    while (!isOver(plan) && plan.actor !== seat) {
      this.#choose(plan, bystander);
      this.#draw(plan, `${this.#seed} plan`);
    }
    // New cards are not known before they are dealt.
    if (isOver(plan) || plan.era !== this.state.era || questionOf(plan) !== 'action') return;
    const turn = this.#draft(plan, seat);
    this.#orders.set(seat, { id: '', draft: turn.texts, limit: costOf(seat, turn.frame.draft) });
  }

  #draft(position: State, seat: Seat): DraftTurn {
    const turn = this.#turnAt(mask(this.table, position, seat), seat);
    while (turn.stage === 'open') {
      const view = turn.state.copy() as View;
      turn.choose([player.choose(this.#decision(view, seat))]);
    }
    return turn;
  }

  #turnAt(position: State, seat: Seat): DraftTurn {
    return new DraftTurn(this.table, position, { seq: 0, viewer: seat, actor: position.actor });
  }

  #decision(view: View, seat: Seat) {
    const seed = seedOfSeat(seedOf(this.#seed), seat);
    return { table: this.table, view, legal: legalActions(this.table, view), count: this.#decisions++, seed };
  }

  #choose(state: State, policy: Policy): void {
    const seat = state.actor;
    play(this.table, state, policy.choose(this.#decision(mask(this.table, state, seat), seat)));
  }

  #commit(turn: DraftTurn): void {
    for (const action of turn.actions) play(this.table, this.state, action);
    this.turns++;
    this.#draw(this.state, this.#seed);
  }

  #draw(state: State, seed: string): void {
    while (awaitsChance(state)) draw(this.table, state, seededChance(seed).draw(this.table, state.copy()));
  }
}

/** Numbers from 0 to 1, always the same. */
const numbers = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

interface Played {
  readonly days: number;
  readonly game: SlowGame;
}

const playGame = (edition: string, number: number, leavesOrders: boolean): Played => {
  const game = new SlowGame(edition, `slow ${number}`);
  const random = numbers(number + 1);
  for (let day = 0; ; day++) {
    const looks = Array.from({ length: SEATS * LOOKS_A_DAY }, (_, at) => ({
      seat: (at % SEATS) as Seat,
      at: random(),
    })).toSorted((one, other) => one.at - other.at);
    for (const { seat, at } of looks) {
      game.visit(seat, leavesOrders);
      if (game.isOver) return { days: day + at, game };
    }
  }
};

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

const [, , count = '10'] = process.argv;
const games = Array.from({ length: Number(count) }, (_, number) => number);
for (const edition of ['birmingham', 'lancashire', 'age-of-industry']) {
  const without = games.map((number) => playGame(edition, number, false));
  const withOrders = games.map((number) => playGame(edition, number, true));
  const used = withOrders.map(({ game }) => (100 * game.used) / game.turns);
  const failed = withOrders.map(({ game }) => (100 * game.failed) / game.turns);
  process.stdout.write(
    `${edition}, ${SEATS} players: ${mean(without.map(({ days }) => days))} days without orders, ` +
      `${mean(withOrders.map(({ days }) => days))} with; ` +
      `${mean(used)} % of turns played by order, in ${mean(failed)} % of turns an order failed\n`,
  );
}
