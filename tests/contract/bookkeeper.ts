import type { GameEvent, Table } from '@coalbrook/rules';

/** Computes money and points from events alone, to detect changes without an event. */
export class Bookkeeper {
  readonly money: number[];
  readonly points: number[];
  readonly #debt: number[];

  readonly #hasPurse: readonly boolean[];
  readonly #flipPaysCash: boolean;

  constructor(table: Table) {
    this.#flipPaysCash = table.flipPaysCash;
    this.#hasPurse = table.automata.map((automaton) => automaton === undefined);
    this.money = this.#hasPurse.map((has) => (has ? table.start.money : 0));
    this.points = this.money.map(() => 0);
    this.#debt = this.money.map(() => 0);
  }

  #change(seat: number, amount: number): void {
    if (this.#hasPurse[seat]) this.money[seat] += amount;
  }

  hear(event: GameEvent): void {
    switch (event.event) {
      case 'built':
      case 'laid':
        this.#change(event.seat, -event.cost);
        break;
      case 'bought':
        this.#change(event.seat, -event.price);
        break;
      case 'marketed':
        this.#change(event.seat, event.money);
        break;
      case 'borrowed':
        this.#change(event.seat, event.amount);
        break;
      case 'lent':
        this.#change(event.seat, event.amount);
        break;
      case 'repaid':
        this.#change(event.seat, -event.amount);
        break;
      case 'interestPaid':
        this.#change(event.seat, -event.money);
        break;
      case 'linkPaid':
        this.#change(event.seat, event.money);
        break;
      case 'flipped':
        if (this.#flipPaysCash) this.#change(event.seat, event.income);
        break;
      case 'loansScored':
      case 'awarded':
        this.points[event.seat] += event.points;
        break;
      case 'rewarded':
        if (event.bonus === 'money') this.money[event.seat] += event.amount;
        if (event.bonus === 'points') this.points[event.seat] += event.amount;
        break;
      case 'earned':
        this.money[event.seat] += event.money;
        this.#debt[event.seat] = Math.max(0, -this.money[event.seat]);
        this.money[event.seat] = Math.max(0, this.money[event.seat]);
        break;
      case 'forfeited': {
        const covered = Math.min(event.money, this.#debt[event.seat]);
        this.#debt[event.seat] -= covered;
        this.money[event.seat] += event.money - covered;
        break;
      }
      case 'fellShort':
        this.points[event.seat] -= event.points;
        this.#debt[event.seat] = 0;
        break;
      case 'linkScored':
      case 'tileScored':
      case 'cashScored':
      case 'incomeScored':
        this.points[event.seat] += event.points;
        break;
      default:
    }
  }
}
