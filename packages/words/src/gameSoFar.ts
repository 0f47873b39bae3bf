import { gainOf } from '@coalbrook/record';
import { isDistantOpen, NONE, State } from '@coalbrook/rules';
import type { EraId, GameEvent, Seat, SiteId, Table, TileId } from '@coalbrook/rules';

import { addGain, scoreFrom, totalOf } from './score.ts';
import type { Score } from './score.ts';

interface Account {
  money: number;
  space: number;
}

interface Standing {
  readonly seat: Seat;
  readonly tile: TileId;
}

/**
 * What can be known from events: whose tile is where, what everybody has and where it came from, the turn order,
 * and whether the distant market is closed. Events of a game are added up only here.
 */
export class GameSoFar {
  readonly #table: Table;
  readonly #tiles = new Map<SiteId, Standing>();
  /** By seat; automata have none. */
  readonly #accounts: readonly (Account | undefined)[];
  readonly #scores: Score[];
  #era: EraId = 0 as EraId;
  #order: readonly Seat[] = [];
  #debt = 0;
  #isDistantClosed = false;

  constructor(table: Table) {
    this.#table = table;
    const { money, income } = table.start;
    this.#accounts = table.automata.map((automaton) => (automaton ? undefined : { money, space: income }));
    this.#scores = table.automata.map(() => scoreFrom(table, 0));
  }

  /** What can be known from a position alone. */
  static of(table: Table, state: State): GameSoFar {
    const soFar = new GameSoFar(table);
    soFar.#takeFrom(state);
    return soFar;
  }

  /** An independent copy. */
  copy(): GameSoFar {
    const copy = new GameSoFar(this.#table);
    this.#tiles.forEach((standing, site) => copy.#tiles.set(site, standing));
    this.#accounts.forEach((account, seat) => Object.assign(copy.#accounts[seat] ?? {}, account));
    this.#scores.forEach((score, seat) => (copy.#scores[seat] = score));
    copy.#era = this.#era;
    copy.#order = this.#order;
    copy.#debt = this.#debt;
    copy.#isDistantClosed = this.#isDistantClosed;
    return copy;
  }

  ownerOf(site: SiteId): Seat {
    return this.#standingOn(site).seat;
  }

  tileOn(site: SiteId): TileId {
    return this.#standingOn(site).tile;
  }

  /** What the last seat charged could not pay. */
  get debt(): number {
    return this.#debt;
  }

  get isDistantClosed(): boolean {
    return this.#isDistantClosed;
  }

  moneyOf(seat: Seat): number {
    return this.#accounts[seat]?.money ?? 0;
  }

  /** Space of the income marker. */
  spaceOf(seat: Seat): number {
    return this.#accounts[seat]?.space ?? 0;
  }

  levelOf(seat: Seat): number {
    const account = this.#accounts[seat];
    return account ? this.#table.track.levelOf[account.space] : 0;
  }

  /** Where the points of a seat came from. */
  scoreOf(seat: Seat): Score {
    return this.#scores[seat];
  }

  pointsOf(seat: Seat): number {
    return totalOf(this.#scores[seat]);
  }

  /** Position in the turn order, from 0. */
  positionOf(seat: Seat): number {
    return this.#order.indexOf(seat);
  }

  note(event: GameEvent): void {
    const gain = gainOf(event);
    if (gain) this.#scores[gain.seat] = addGain(this.#scores[gain.seat], gain, this.#era);
    switch (event.event) {
      case 'roundBegan':
        this.#era = event.era;
        break;
      case 'ordered':
      case 'reordered':
        this.#order = event.order;
        break;
      case 'built':
        this.#tiles.set(event.site, { seat: event.seat, tile: event.tile });
        this.#pay(event.seat, event.cost);
        break;
      case 'laid':
        this.#pay(event.seat, event.cost);
        break;
      case 'bought':
        this.#pay(event.seat, event.price);
        break;
      case 'marketed':
        this.#pay(event.seat, -event.money);
        break;
      case 'lent':
        this.#pay(event.seat, -event.amount);
        break;
      case 'repaid':
        this.#pay(event.seat, event.amount);
        break;
      case 'interestPaid':
        this.#pay(event.seat, event.money);
        break;
      case 'linkPaid':
        this.#pay(event.seat, -event.money);
        break;
      case 'borrowed':
        this.#pay(event.seat, -event.amount);
        this.#move(event.seat, event.space);
        break;
      case 'rewarded':
        if (event.bonus === 'money') this.#pay(event.seat, -event.amount);
        if (event.bonus === 'income') this.#raise(event.seat, event.amount);
        break;
      case 'flipped':
        if (this.#table.flipPaysCash) this.#pay(event.seat, -event.income);
        else this.#raise(event.seat, event.income);
        break;
      case 'distantMoved':
        this.#raise(event.seat, event.income);
        this.#isDistantClosed = event.closed;
        break;
      case 'distantReset':
        this.#isDistantClosed = false;
        break;
      case 'earned':
        this.#settle(event.seat, event.money);
        break;
      case 'forfeited':
        this.#tiles.delete(event.site);
        this.#settle(event.seat, event.money - this.#debt);
        break;
      case 'fellShort':
        this.#debt = 0;
        break;
      case 'overbuilt':
      case 'removed':
        this.#tiles.delete(event.site);
        break;
      case 'resumed': {
        const state = new State(this.#table.layout);
        state.cells.set(event.cells);
        this.#takeFrom(state);
        break;
      }
      case 'merchantPlaced':
      case 'dealt':
      case 'turnBegan':
      case 'actionBegan':
      case 'discarded':
      case 'developed':
      case 'sold':
      case 'shipped':
      case 'exported':
      case 'picked':
      case 'displayed':
      case 'loansScored':
      case 'scouted':
      case 'passed':
      case 'took':
      case 'drank':
      case 'eraEnded':
      case 'linkScored':
      case 'tileScored':
      case 'cashScored':
      case 'incomeScored':
      case 'barrelPlaced':
      case 'reshuffled':
      case 'planShown':
      case 'planTurned':
      case 'planFollowed':
      case 'planHindered':
      case 'weighed':
      case 'awarded':
      case 'matCleared':
      case 'gameEnded':
      // Nothing that is kept here.
    }
  }

  #takeFrom(state: State): void {
    const table = this.#table;
    this.#era = state.era;
    this.#scores.forEach((_, seat) => (this.#scores[seat] = scoreFrom(table, state.points[seat])));
    this.#tiles.clear();
    for (const { id } of table.sites) {
      if (state.tile[id] !== NONE) this.#tiles.set(id, { seat: state.tileOwner[id], tile: state.tile[id] });
    }
    this.#accounts.forEach((account, seat) => {
      if (!account) return;
      account.money = state.money[seat];
      account.space = state.income[seat];
    });
    this.#order = Array.from(state.order);
    this.#debt = state.debt;
    this.#isDistantClosed = table.distant !== undefined && !isDistantOpen(table, state);
  }

  #standingOn(site: SiteId): Standing {
    const standing = this.#tiles.get(site);
    if (!standing) throw new Error(`no tile was told of at site ${site}`);
    return standing;
  }

  #pay(seat: Seat, money: number): void {
    const account = this.#accounts[seat];
    if (account) account.money -= money;
  }

  #move(seat: Seat, space: number): void {
    const account = this.#accounts[seat];
    if (account) account.space = space;
  }

  #raise(seat: Seat, spaces: number): void {
    this.#move(seat, Math.min(this.spaceOf(seat) + spaces, this.#table.track.lastSpace));
  }

  /** Adds to the money of a seat; anything below 0 becomes its debt. */
  #settle(seat: Seat, change: number): void {
    const balance = this.moneyOf(seat) + change;
    this.#debt = Math.max(0, -balance);
    this.#pay(seat, this.moneyOf(seat) - Math.max(0, balance));
  }
}
