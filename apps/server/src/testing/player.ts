/** Somebody who plays at a server whose nodes come and go. */

import type { Seat } from '@coalbrook/rules';
import { NO_LIMIT } from '@coalbrook/wire/online';
import type { OnlineTable } from '@coalbrook/wire/online';

import { FollowedGame, Person, Stalled } from './client.ts';
import { newTable } from './fixtures.ts';
import { passes } from './orderedGame.ts';
import { fillTurn } from './play.ts';

// What a test needs of a version whose rules this one does not know.
export { checkData } from '../backup/checkData.ts';
export { Person } from './client.ts';

const SHORT = 50;
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SHORT));

export interface PlayerOptions {
  /** Where the nodes are. After a lost connection the next one is tried. */
  readonly ports: readonly number[];
  /** Whether some turns are left as orders. */
  readonly leavesOrders?: boolean;
}

/** Somebody at a seat, as a page would be: after a lost connection it joins again, and sends its turn again. */
export class Player {
  readonly person: Person;
  readonly game: FollowedGame;
  readonly #ports: readonly number[];
  readonly #leavesOrders: boolean;
  /** The turns that were answered, by the number of their first entry. */
  readonly answered = new Set<number>();
  /** The turns that were played by hand; the answer may have been lost. */
  readonly sent = new Set<number>();
  /** How many entries there were when an order was taken. */
  readonly ordered: number[] = [];
  reconnects = 0;
  /** How often a node did not serve the table. */
  elsewhere = 0;
  /** Why they cannot play on. */
  stalled: Stalled | undefined;
  #stop: () => void = () => undefined;
  readonly #stopped = new Promise<true>((resolve) => (this.#stop = () => resolve(true)));

  constructor(person: Person, game: string, seat: Seat, { ports, leavesOrders = false }: PlayerOptions) {
    this.person = person;
    this.game = new FollowedGame(person, game, seat);
    this.#ports = ports;
    this.#leavesOrders = leavesOrders;
  }

  /** Ends playing, if the game is not over before. */
  stop(): void {
    this.#stop();
  }

  /** Plays until the game is over, whatever happens to the nodes. */
  async play(): Promise<void> {
    let isOver = false;
    while (!isOver) {
      try {
        await this.person.connect();
        const lost = new Promise<never>((_, reject) => {
          this.person.onClose = () => reject(new Error('the connection was lost'));
        });
        lost.catch(() => undefined);
        await Promise.race([this.game.join(), lost]);
        isOver = await Promise.race([this.#playOn(), this.#stopped, lost]);
      } catch (error) {
        if (error instanceof Stalled) throw (this.stalled = error);
        this.reconnects++;
        if (String(error).includes('elsewhere')) this.elsewhere++;
        await this.person.leave();
        const next = this.#ports[this.reconnects % this.#ports.length];
        this.person.turnTo(next);
        isOver = await Promise.race([pause().then(() => false), this.#stopped]);
      }
    }
    await this.person.leave();
  }

  async #playOn(): Promise<boolean> {
    const { game } = this;
    for (;;) {
      await game.until(() => game.steps.length > 0 && (game.actor === game.viewer || game.isOver));
      if (game.isOver) return true;
      const { seq } = game;
      // Whatever was left as an order is played by a node, as long as it can be.
      await game.until(() => game.seq > seq || !this.#hasOrder());
      if (game.seq > seq) continue;
      await this.#playByHand(seq);
      await game.until(() => game.seq > seq);
      if (this.#leavesOrders && !game.isOver && game.actor !== game.viewer) await this.#leaveOrder();
    }
  }

  /** Whether an order stands. In a shortfall, the seat is asked for something else first. */
  #hasOrder(): boolean {
    const { order } = this.game;
    if (!order || order.failed) return false;
    return this.game.turn().frame.legal.some(({ kind }) => kind === 'pass');
  }

  async #playByHand(seq: number): Promise<void> {
    const { game, person } = this;
    this.sent.add(seq);
    // The same turn whenever it is drafted again.
    const denial = await person.ask('commit', game.game, game.viewer, seq, fillTurn(game, seq));
    if (denial) throw new Error(JSON.stringify(denial));
    this.answered.add(seq);
  }

  async #leaveOrder(): Promise<void> {
    const { game, person } = this;
    const { seq } = game;
    const answer = await person.ask('order', game.game, game.viewer, '', passes(game), NO_LIMIT);
    if ('order' in answer && answer.order) this.ordered.push(seq);
  }
}

export interface RollingGame {
  readonly game: string;
  readonly players: readonly Player[];
  /** The rules number under which it has begun. */
  readonly rules: number;
}

/** Waits until something holds of games that are played; fails if somebody there cannot play on. */
export const untilPlayed = async (players: readonly Player[], holds: () => boolean): Promise<void> => {
  while (!holds()) {
    for (const { stalled } of players) if (stalled) throw stalled;
    await pause();
  }
};

interface FreeSeat {
  readonly game: string;
  readonly token: string;
  readonly seat: Seat;
  readonly ports: readonly number[];
}

/** Sits down; where a node leaves the table to another one, a page asks again. */
const sitSomewhere = async (person: Person, { game, token, seat, ports }: FreeSeat): Promise<OnlineTable> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return (await person.sit(game, token, seat, 'Two')).table;
    } catch (error) {
      if (!String(error).includes('elsewhere')) throw error;
      person.turnTo(ports[attempt % ports.length]);
      await pause();
    }
  }
};

/** Opens a game of Lancashire whose people are spread over the nodes. */
export const openGame = async (ports: readonly number[], number: number, table: object = {}): Promise<RollingGame> => {
  const [one, two] = [0, 1].map((at) => Person.known(ports[(number + at) % ports.length]));
  const letters = number % 2 === 0 ? 'pp' : 'prp';
  const { game, invite } = await one.open({ ...newTable('lancashire', letters), mine: [0], ...table });
  const last = (letters.length - 1) as Seat;
  const { header } = await sitSomewhere(two, { game, token: invite, seat: last, ports });
  const players = [
    new Player(one, game, 0 as Seat, { ports, leavesOrders: number % 3 === 0 }),
    new Player(two, game, last, { ports }),
  ];
  return { game, players, rules: header.rules };
};
