import { asks, cargoes, incomeLevel, NONE, questions } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

import { appraisal } from '../evaluation/appraise.ts';
import { timeLeft } from '../evaluation/time.ts';

/** Larger numbers are not told apart. */
const most = {
  count: 4,
  cubes: 7,
  market: 31,
  money: 59,
  round: 23,
  actions: 3,
  place: 7,
  deck: 79,
  seats: 6,
  stock: 15,
  laid: 15,
};

/** Only the next ones in turn order are looked at. */
const RIVALS = 3;

/** Where the figures of the seat and of its rivals begin, after the parts of the estimate. */
const OWN_FIGURES = 6;
const RIVAL_FIGURES = 20;
const FIGURES_PER_RIVAL = 5;

const clamp = (value: number, highest: number): number => Math.max(0, Math.min(highest, value));

/** Hands out runs of consecutive numbers. */
class Runs {
  length = 0;

  take(count: number): number {
    this.length += count;
    return this.length - count;
  }
}

/** The number of each tile among those that a site can hold; `NONE` elsewhere. */
const numberTiles = ({ sites, tiles }: Table): { readonly numbers: Int16Array; readonly count: number } => {
  const numbers = new Int16Array(sites.length * tiles.length).fill(NONE);
  let count = 0;
  for (const { id: site, industries } of sites) {
    for (const { id: tile, industry } of tiles) {
      if (industries.includes(industry)) numbers[site * tiles.length + tile] = count++;
    }
  }
  return { numbers, count };
};

/**
 * Describes a position as one seat sees it: which features it has, and some figures. Both come from the table's own
 * lists, so there is an encoder for every table. Reads nothing that is hidden from the seat.
 */
export class Encoder {
  /** How many features there could be. */
  readonly features: number;
  /** The features that the position has: the first `present` of these. */
  readonly active = new Uint16Array(512);
  present = 0;
  readonly figures = new Float32Array(RIVAL_FIGURES + FIGURES_PER_RIVAL * RIVALS);
  /** What the rules of thumb expect. */
  estimate = 0;

  readonly #table: Table;
  readonly #tileNumbers: Int16Array;
  /** How many tiles of each kind the seat has on the board, unflipped and flipped. */
  readonly #owned: Uint8Array;
  /** How many cubes of each cargo are on others' tiles and on the seat's own. */
  readonly #stock: Uint8Array;
  readonly #first;

  constructor(table: Table) {
    this.#table = table;
    const { sites, tiles, links, cards, merchants, buyers, track, eras } = table;
    const { numbers, count } = numberTiles(table);
    const runs = new Runs();
    this.#tileNumbers = numbers;
    this.#owned = new Uint8Array(tiles.length * 2);
    this.#stock = new Uint8Array(cargoes.length * 2);
    this.#first = {
      site: runs.take(count * 4),
      cubes: runs.take(sites.length * 2 * (most.cubes + 1)),
      owned: runs.take(tiles.length * 2 * (most.count + 1)),
      link: runs.take(links.length * 2 * eras.length),
      mat: runs.take(tiles.length * (most.count + 1)),
      hand: runs.take(cards.length * most.count),
      merchant: runs.take(merchants.length * (buyers.length + 1) * 2),
      market: runs.take(cargoes.length * (most.market + 1)),
      money: runs.take(most.money + 1),
      income: runs.take(track.lastSpace + 2),
      round: runs.take(eras.length * (most.round + 1)),
      actions: runs.take(most.actions + 1),
      place: runs.take(most.place + 1),
      deck: runs.take(most.deck + 1),
      seats: runs.take(most.seats + 1),
      stock: runs.take(cargoes.length * 2 * (most.stock + 1)),
      laid: runs.take(eras.length * (most.laid + 1)),
      question: runs.take(questions.length),
    };
    this.features = runs.length;
    if (this.features > 0xffff) throw new Error('too many features');
  }

  encode(state: State, seat: Seat): void {
    const place = Array.prototype.indexOf.call(state.order, seat);
    this.present = 0;
    this.#encodeBoard(state, seat);
    this.#encodeSeat(state, seat);
    this.#encodeTable(state, seat, place);
    this.#readFigures(state, seat, place);
  }

  #add(feature: number): void {
    this.active[this.present++] = feature;
  }

  #encodeBoard(state: State, seat: Seat): void {
    const { sites, tiles, links, eras } = this.#table;
    const first = this.#first;
    this.#owned.fill(0);
    this.#stock.fill(0);
    for (let site = 0; site < sites.length; site++) {
      const tile = state.tile[site];
      if (tile === NONE) continue;
      const own = state.tileOwner[site] === seat ? 1 : 0;
      const flipped = state.flipped[site] === 1 ? 1 : 0;
      const cubes = clamp(state.cubes[site], most.cubes);
      const number = this.#tileNumbers[site * tiles.length + tile];
      if (number !== NONE) this.#add(first.site + number * 4 + own * 2 + flipped);
      if (cubes > 0) this.#add(first.cubes + (site * 2 + own) * (most.cubes + 1) + cubes);
      if (own === 1) this.#owned[tile * 2 + flipped]++;
      const { cargo } = tiles[tile];
      if (cargo !== undefined) this.#stock[cargo * 2 + own] += cubes;
    }
    for (let kind = 0; kind < this.#owned.length; kind++) {
      const count = clamp(this.#owned[kind], most.count);
      if (count > 0) this.#add(first.owned + kind * (most.count + 1) + count);
    }
    for (let kind = 0; kind < this.#stock.length; kind++) {
      this.#add(first.stock + kind * (most.stock + 1) + clamp(this.#stock[kind], most.stock));
    }
    let laid = 0;
    for (let link = 0; link < links.length; link++) {
      const owner = state.linkOwner[link];
      if (owner === NONE) continue;
      if (owner === seat) laid++;
      this.#add(first.link + (link * 2 + (owner === seat ? 1 : 0)) * eras.length + state.era);
    }
    this.#add(first.laid + state.era * (most.laid + 1) + clamp(laid, most.laid));
  }

  #encodeSeat(state: State, seat: Seat): void {
    const { tiles, cards, track } = this.#table;
    const first = this.#first;
    for (let tile = 0; tile < tiles.length; tile++) {
      this.#add(first.mat + tile * (most.count + 1) + clamp(state.mat[seat * tiles.length + tile], most.count));
    }
    for (let card = 0; card < cards.length; card++) {
      const held = clamp(state.hand[seat * cards.length + card], most.count);
      if (held > 0) this.#add(first.hand + card * most.count + held - 1);
    }
    this.#add(first.money + clamp(state.money[seat], most.money));
    this.#add(first.income + clamp(state.income[seat], track.lastSpace + 1));
    this.#add(first.actions + (state.actor === seat ? clamp(state.actionsLeft, most.actions) : 0));
    this.#add(first.question + (state.actor === seat ? state.awaits : asks.nothing));
  }

  #encodeTable(state: State, seat: Seat, place: number): void {
    const { merchants, buyers } = this.#table;
    const first = this.#first;
    for (let merchant = 0; merchant < merchants.length; merchant++) {
      const buyer = state.buyer[merchant] + 1;
      const barrel = clamp(state.barrel[merchant], 1);
      this.#add(first.merchant + (merchant * (buyers.length + 1) + buyer) * 2 + barrel);
    }
    for (let cargo = 0; cargo < state.market.length; cargo++) {
      this.#add(first.market + cargo * (most.market + 1) + clamp(state.market[cargo], most.market));
    }
    this.#add(first.round + state.era * (most.round + 1) + clamp(state.round, most.round));
    this.#add(first.place + clamp(place, most.place));
    this.#add(first.deck + clamp(state.deckSize, most.deck));
    this.#add(first.seats + clamp(this.#table.seats, most.seats));
  }

  /** Roughly between −1 and 3. */
  #readFigures(state: State, seat: Seat, place: number): void {
    const table = this.#table;
    const { figures } = this;
    const time = timeLeft(table, state, seat);
    figures.fill(0);
    this.estimate = 0;
    for (const [index, part] of appraisal(table, state, seat).entries()) {
      figures[index] = part / 50;
      this.estimate += part;
    }
    figures.set(
      [
        this.estimate / 50,
        state.money[seat] / 30,
        Math.log1p(Math.max(0, state.money[seat])) / 3,
        incomeLevel(table, state, seat) / 10,
        time.era / 10,
        time.game / 20,
        state.handSize[seat] / 8,
        state.linkTiles[seat] / 10,
        state.spent[seat] / 20,
        place / 3,
        (state.loans[seat] ?? 0) / 5,
      ],
      OWN_FIGURES,
    );
    for (let rival = 1; rival <= RIVALS && rival < table.seats; rival++) {
      const other = state.order[(place + rival) % table.seats];
      figures.set(
        [
          state.money[other] / 30,
          incomeLevel(table, state, other) / 10,
          state.points[other] / 50,
          state.handSize[other] / 8,
          state.spent[other] / 20,
        ],
        RIVAL_FIGURES + (rival - 1) * FIGURES_PER_RIVAL,
      );
    }
  }
}
