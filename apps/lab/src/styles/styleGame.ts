/** What a seat does in one game, in figures. */

import { unrecordedGame } from '@coalbrook/bots';
import { playContest } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import { seedOf } from '@coalbrook/rules';
import type { GameEvent, Seat, Table } from '@coalbrook/rules';

export interface Style {
  readonly points: number;
  readonly laid: number;
  readonly borrowed: number;
  /** By kind of tile: how many were built, flipped and taken off the mat. */
  readonly built: readonly number[];
  readonly flipped: readonly number[];
  readonly developed: readonly number[];
}

/** Counts what one seat does. */
export class StyleCounter {
  readonly #seat: Seat;
  readonly #tiles: { readonly built: number[]; readonly flipped: number[]; readonly developed: number[] };
  #laid = 0;
  #borrowed = 0;

  constructor({ tiles }: Table, seat: Seat) {
    const [built, flipped, developed] = Array.from({ length: 3 }, () => tiles.map(() => 0));
    this.#seat = seat;
    this.#tiles = { built, flipped, developed };
  }

  readonly tell = (event: GameEvent): void => {
    if (!('seat' in event) || event.seat !== this.#seat) return;
    switch (event.event) {
      case 'built':
      case 'flipped':
      case 'developed':
        this.#tiles[event.event][event.tile]++;
        break;
      case 'laid':
        this.#laid++;
        break;
      case 'borrowed':
      case 'lent':
        this.#borrowed += event.amount;
        break;
      default:
        break;
    }
  };

  with(points: number): Style {
    return { points, laid: this.#laid, borrowed: this.#borrowed, ...this.#tiles };
  }
}

/** Plays the deal of a number with a player in one seat, which goes round, among others who are all alike. */
export const styleIn = async (
  table: Table,
  player: Contestant,
  company: Contestant,
  seed: string,
  game: number,
): Promise<Style> => {
  const { seats } = table.wish;
  const own = game % seats;
  const counter = new StyleCounter(table, own as Seat);
  const seated = Array.from({ length: seats }, (_, seat) => (seat === own ? player : company));
  const { state } = await playContest(unrecordedGame(table), seated, seedOf(`${seed} ${game}`), counter.tell);
  return counter.with(state.points[own]);
};
