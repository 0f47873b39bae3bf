import type { GameEvent, Seat, State, Table } from '@coalbrook/rules';

/** Where the points of one seat came from. */
export interface Score {
  /** By era. */
  readonly links: readonly number[];
  /** By era. */
  readonly tiles: readonly number[];
  /** From an extra scoring of tiles at the end. */
  readonly again: number;
  readonly bonuses: number;
  readonly cash: number;
  readonly income: number;
  /** For loans that were never paid back: nothing, or less. */
  readonly loans: number;
  /** Points given up because a negative income could not be paid. */
  readonly lost: number;
  /** Points from before the telling began, of which only the sum is known. */
  readonly earlier: number;
}

type Sums = { -readonly [Part in keyof Score]: Score[Part] extends number ? number : number[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const totalOf = ({ links, tiles, again, bonuses, cash, income, loans, lost, earlier }: Score): number =>
  sum(links) + sum(tiles) + again + bonuses + cash + income + loans - lost + earlier;

/** Adds up the points of every seat from what happens. */
export class Scorekeeper {
  readonly #sums: readonly Sums[];
  #era: number;

  /** From a position on, where one is given; else from the beginning. */
  constructor(table: Table, from?: State) {
    this.#era = from?.era ?? 0;
    this.#sums = Array.from({ length: table.seats }, (_, seat) => ({
      links: table.eras.map(() => 0),
      tiles: table.eras.map(() => 0),
      again: 0,
      bonuses: 0,
      cash: 0,
      income: 0,
      loans: 0,
      lost: 0,
      earlier: from?.points[seat] ?? 0,
    }));
  }

  of(seat: Seat): Score {
    return this.#sums[seat];
  }

  note(event: GameEvent): void {
    switch (event.event) {
      case 'roundBegan':
        this.#era = event.era;
        break;
      case 'linkScored':
        this.#sums[event.seat].links[this.#era] += event.points;
        break;
      case 'tileScored':
        if (event.again) this.#sums[event.seat].again += event.points;
        else this.#sums[event.seat].tiles[this.#era] += event.points;
        break;
      case 'rewarded':
        if (event.bonus === 'points') this.#sums[event.seat].bonuses += event.amount;
        break;
      case 'awarded':
        this.#sums[event.seat].bonuses += event.points;
        break;
      case 'cashScored':
        this.#sums[event.seat].cash += event.points;
        break;
      case 'incomeScored':
        this.#sums[event.seat].income += event.points;
        break;
      case 'loansScored':
        this.#sums[event.seat].loans += event.points;
        break;
      case 'fellShort':
        this.#sums[event.seat].lost += event.points;
        break;
      default:
    }
  }
}
