/** A game whose people leave orders. */

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { NO_LIMIT } from '@coalbrook/wire/online';
import type { LeftOrder, OnlineNews, OrderAnswer, OrderDenial, TurnChoices } from '@coalbrook/wire/online';

import { FollowedGame, Person } from './client.ts';
import type { newTable } from './fixtures.ts';
import { fillTurn } from './play.ts';

type OrderNews = Extract<OnlineNews, { news: 'order' }>;

/** What somebody was last told of their order. */
export const heardOrder = ({ received }: Person): LeftOrder | undefined => {
  const last = received.findLast((text) => text.startsWith('{"news":"order"'));
  return last === undefined ? undefined : (JSON.parse(last) as OrderNews).order;
};

export class OrderedGame {
  readonly game: string;
  readonly invite: string;
  readonly watch: string;
  readonly seats: ReadonlyMap<Seat, FollowedGame>;

  private constructor(opened: { game: string; invite: string; watch: string }, seats: readonly FollowedGame[]) {
    this.game = opened.game;
    this.invite = opened.invite;
    this.watch = opened.watch;
    this.seats = new Map(seats.map((one) => [one.viewer, one]));
  }

  /** Opens a table with a person of its own at each person's seat, and deals. */
  static async begin(
    port: number,
    table: ReturnType<typeof newTable> & { readonly watchDelay?: number; readonly position?: object },
  ): Promise<OrderedGame> {
    const people = table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
    const opener = Person.known(port);
    const opened = await opener.open({ ...table, mine: [people[0]] });
    const seats: FollowedGame[] = [];
    for (const seat of people) {
      const person = seat === people[0] ? opener : Person.known(port);
      if (person !== opener) await person.sit(opened.game, opened.invite, seat, `Person ${seat}`);
      await person.connect();
      seats.push(new FollowedGame(person, opened.game, seat));
    }
    for (const one of seats) await one.join();
    const game = new OrderedGame(opened, seats);
    await game.settle(0);
    return game;
  }

  at(seat: Seat): FollowedGame {
    const found = this.seats.get(seat);
    if (!found) throw new Error(`nobody at ${seat}`);
    return found;
  }

  get #any(): FollowedGame {
    return [...this.seats.values()][0];
  }

  get actor(): Seat {
    return this.#any.actor;
  }

  get seq(): number {
    return this.#any.seq;
  }

  get isOver(): boolean {
    return this.#any.isOver;
  }

  /** A person who does not decide. */
  get waiting(): FollowedGame {
    const found = [...this.seats.values()].find(({ viewer, actor }) => viewer !== actor);
    if (!found) throw new Error('nobody waits');
    return found;
  }

  /** Waits until there are so many entries and everybody knows that a person decides. */
  async settle(seq: number): Promise<void> {
    const all = [...this.seats.values()];
    const isSettled = (one: FollowedGame): boolean =>
      one.seq >= seq && (this.seats.has(one.actor) || (one.actor === NOBODY && one.isOver));
    for (const one of all) await one.until(() => isSettled(one));
    const last = Math.max(...all.map((one) => one.seq));
    for (const one of all) await one.until(() => one.seq >= last && isSettled(one));
  }

  /** Plays a turn of whoever decides by hand. */
  async play(draft: readonly string[] = fillTurn(this.at(this.actor), this.seq)): Promise<void> {
    const { actor, seq } = this;
    const denial = await this.at(actor).person.ask('commit', this.game, actor, seq, draft);
    if (denial) throw new Error(JSON.stringify(denial));
    await this.settle(seq + 1);
  }

  leave(seat: Seat, draft: readonly string[], limit = NO_LIMIT, known = ''): Promise<OrderAnswer | OrderDenial> {
    return this.at(seat).person.ask('order', this.game, seat, known, draft, limit);
  }

  /** Leaves what is to be played under conditions, and in the turn after. */
  leaveTurns(seat: Seat, turns: readonly TurnChoices[], known = ''): Promise<OrderAnswer | OrderDenial> {
    return this.at(seat).person.ask('order', this.game, seat, known, [], NO_LIMIT, turns);
  }

  /** Leaves a turn of passes for a seat that waits, which is always legal. */
  async leavePass(seat: Seat): Promise<LeftOrder> {
    const answer = await this.leave(seat, passes(this.at(seat)));
    if (!('order' in answer) || !answer.order) throw new Error(JSON.stringify(answer));
    return answer.order;
  }
}

/** A turn of passes with the first cards of the hand, for games in which a pass costs a card. */
export const passes = (followed: FollowedGame, count = 2): readonly string[] => {
  const { table, viewer } = followed;
  const { hand } = followed.turn().state;
  const held = table.cards.flatMap(({ slug }, card) =>
    Array.from({ length: hand[viewer * table.cards.length + card] }, () => slug),
  );
  return held.slice(0, count).map((slug) => `pass; discard ${slug}`);
};
