import { kinds } from '@coalbrook/rules';
import type { Kind, Seat } from '@coalbrook/rules';

import type { CountedGame } from './countedGame.ts';
import { spreadOf } from './spread.ts';
import type { Spread } from './spread.ts';

/** Results of a seat or a bot; an automaton counts as a bot. */
export interface Success {
  readonly bot: string;
  readonly points: Spread;
  /** Games won, including shared wins. */
  readonly wins: number;
  readonly shared: number;
}

export interface GameTally {
  readonly games: number;
  /** Over all seats and games. */
  readonly points: Spread;
  readonly bySeat: readonly (Success & { readonly seat: number })[];
  readonly byBot: readonly (Success & { readonly seats: readonly number[] })[];
  readonly rounds: Spread;
  readonly decisions: Spread;
  /** Decisions by kind of action, over all games. */
  readonly actions: Readonly<Record<Kind, number>>;
}

interface Results {
  readonly points: number[];
  wins: number;
  shared: number;
}

/** Adds up many games at one table. */
export class Tallying {
  readonly #bots: readonly string[];
  readonly #results: readonly Results[];
  readonly #rounds: number[] = [];
  readonly #decisions: number[] = [];
  readonly #actions = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

  /** `bots` has a name for each seat. */
  constructor(bots: readonly string[]) {
    this.#bots = bots;
    this.#results = bots.map(() => ({ points: [], wins: 0, shared: 0 }));
  }

  /** How many games were added. */
  get games(): number {
    return this.#rounds.length;
  }

  add({ points, winners, rounds, decisions, actions }: CountedGame): void {
    this.#results.forEach((results, seat) => results.points.push(points[seat]));
    for (const seat of winners) {
      this.#results[seat].wins++;
      if (winners.length > 1) this.#results[seat].shared++;
    }
    this.#rounds.push(rounds);
    this.#decisions.push(decisions);
    for (const kind of kinds) this.#actions[kind] += actions[kind];
  }

  tally(): GameTally {
    const seats = this.#bots.map((_, seat) => seat as Seat);
    const bots = [...new Set(this.#bots)];
    const seatsOf = (bot: string): readonly Seat[] => seats.filter((seat) => this.#bots[seat] === bot);
    return {
      games: this.games,
      points: spreadOf(this.#results.flatMap(({ points }) => points)),
      bySeat: seats.map((seat) => ({ seat, ...this.#successOf(this.#bots[seat], [seat]) })),
      byBot: bots.map((bot) => ({ seats: seatsOf(bot), ...this.#successOf(bot, seatsOf(bot)) })),
      rounds: spreadOf(this.#rounds),
      decisions: spreadOf(this.#decisions),
      actions: { ...this.#actions },
    };
  }

  #successOf(bot: string, seats: readonly Seat[]): Success {
    const results = seats.map((seat) => this.#results[seat]);
    return {
      bot,
      points: spreadOf(results.flatMap(({ points }) => points)),
      wins: results.reduce((sum, { wins }) => sum + wins, 0),
      shared: results.reduce((sum, { shared }) => sum + shared, 0),
    };
  }
}
