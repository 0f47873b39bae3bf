/** A game in figures, from its events: when everybody earned their points, and what became of their money. */

import { gainOf } from '@coalbrook/record';
import type { Gain } from '@coalbrook/record';
import type { EraId, GameEvent, LinkId, Seat, SiteId, Table, TileId } from '@coalbrook/rules';

import { GameSoFar } from './gameSoFar.ts';

/** A round, and what each seat has earned by its end. */
export interface ChronicleRound {
  readonly era: EraId;
  readonly round: number;
  /** By seat. A tile counts from the round in which it was flipped, a link from the round in which it was laid. */
  readonly points: readonly number[];
}

/** What a tile brought its owner over the whole game. */
export interface TileWorth {
  readonly seat: Seat;
  readonly site: SiteId;
  readonly tile: TileId;
  readonly points: number;
}

/** What a link brought its owner: points, or money in games in which links pay. */
export interface LinkWorth {
  readonly seat: Seat;
  readonly link: LinkId;
  readonly amount: number;
  readonly isMoney: boolean;
}

export interface SeatChronicle {
  readonly money: number;
  /** Income level. */
  readonly level: number;
  /** All money ever borrowed, whether paid back or not. */
  readonly borrowed: number;
  readonly built: number;
  readonly flipped: number;
  readonly laid: number;
}

export interface Chronicle {
  /** The seat whose turn came first; undefined if there was none. */
  readonly first: Seat | undefined;
  /** Points by seat before the first round. */
  readonly before: readonly number[];
  readonly rounds: readonly ChronicleRound[];
  /** By seat. */
  readonly seats: readonly SeatChronicle[];
  /** The most valuable tile and link; the earlier one if several are equal. */
  readonly bestTile: TileWorth | undefined;
  readonly bestLink: LinkWorth | undefined;
}

interface OpenRound {
  readonly era: EraId;
  readonly round: number;
  readonly gained: number[];
}

interface Tally {
  borrowed: number;
  built: number;
  flipped: number;
  laid: number;
}

const best = <Worth>(worths: readonly Worth[], valueOf: (worth: Worth) => number): Worth | undefined =>
  worths.reduce<Worth | undefined>(
    (top, one) => (valueOf(one) > (top === undefined ? 0 : valueOf(top)) ? one : top),
    undefined,
  );

class Chronicler {
  readonly #table: Table;
  readonly #soFar: GameSoFar;
  #first: Seat | undefined;
  #before: readonly number[];
  readonly #rounds: OpenRound[] = [];
  readonly #tallies: readonly Tally[];
  /** The round in which the tile on a site was flipped, and in which a link was laid. */
  readonly #flipped = new Map<SiteId, number>();
  readonly #laid = new Map<LinkId, number>();
  /** The tiles and links that brought something; the open ones are still on the board. */
  readonly #tiles: TileWorth[] = [];
  readonly #links: LinkWorth[] = [];
  readonly #openTiles = new Map<SiteId, TileWorth>();
  readonly #openLinks = new Map<LinkId, LinkWorth>();

  constructor(table: Table) {
    this.#table = table;
    this.#soFar = new GameSoFar(table);
    this.#before = this.#points;
    this.#tallies = table.automata.map(() => ({ borrowed: 0, built: 0, flipped: 0, laid: 0 }));
  }

  note(event: GameEvent): void {
    this.#soFar.note(event);
    const gain = gainOf(event);
    if (gain) this.#gain(gain);
    switch (event.event) {
      case 'turnBegan':
        this.#first ??= event.seat;
        break;
      case 'roundBegan':
        this.#open(event.era, event.round);
        break;
      case 'resumed':
        this.#resume(event.era, event.round);
        break;
      case 'built':
        this.#tallies[event.seat].built++;
        this.#clear(event.site);
        break;
      case 'flipped':
        this.#tallies[event.seat].flipped++;
        this.#flipped.set(event.site, this.#now);
        break;
      case 'laid':
        this.#tallies[event.seat].laid++;
        this.#laid.set(event.link, this.#now);
        this.#closeLink(event.link);
        break;
      case 'borrowed':
      case 'lent':
        this.#tallies[event.seat].borrowed += event.amount;
        break;
      case 'overbuilt':
      case 'forfeited':
      case 'removed':
        this.#clear(event.site);
        break;
      default:
    }
  }

  result(): Chronicle {
    return {
      first: this.#first,
      before: this.#before,
      rounds: this.#roundsSoFar(),
      seats: this.#tallies.map((tally, index) => {
        const seat = index as Seat;
        return { ...tally, money: this.#soFar.moneyOf(seat), level: this.#soFar.levelOf(seat) };
      }),
      bestTile: best([...this.#tiles, ...this.#openTiles.values()], (worth) => worth.points),
      bestLink: best([...this.#links, ...this.#openLinks.values()], (worth) => worth.amount),
    };
  }

  get #points(): readonly number[] {
    return this.#table.automata.map((_, seat) => this.#soFar.pointsOf(seat as Seat));
  }

  #roundsSoFar(): readonly ChronicleRound[] {
    const points = [...this.#before];
    return this.#rounds.map(({ era, round, gained }) => {
      gained.forEach((amount, seat) => (points[seat] += amount));
      return { era, round, points: [...points] };
    });
  }

  /** The index of the current round. */
  get #now(): number {
    return this.#rounds.length - 1;
  }

  #open(era: EraId, round: number): void {
    this.#rounds.push({ era, round, gained: this.#table.automata.map(() => 0) });
  }

  /** How the points of a position were earned is not told: they count before the first round, or in the current one. */
  #resume(era: EraId, round: number): void {
    const told = this.#roundsSoFar().at(-1);
    if (round > 0 && (told?.era !== era || told.round !== round)) this.#open(era, round);
    if (!told) this.#before = this.#points;
    else this.#points.forEach((points, seat) => (this.#rounds[this.#now].gained[seat] += points - told.points[seat]));
  }

  #gain(gain: Gain): void {
    const { seat, source, amount, site, link, tile } = gain;
    if (link !== undefined) {
      const isMoney = source === 'rail';
      const before = this.#openLinks.get(link)?.amount ?? 0;
      this.#openLinks.set(link, { seat, link, amount: before + amount, isMoney });
    }
    if (site !== undefined && tile !== undefined) {
      const before = this.#openTiles.get(site)?.points ?? 0;
      this.#openTiles.set(site, { seat, site, tile, points: before + amount });
    }
    if (source !== 'rail') this.#rounds[this.#roundOf(gain)].gained[seat] += amount;
  }

  /** A tile scores once for being flipped; an extra scoring belongs to the round in which it happens. */
  #roundOf({ source, site, link }: Gain): number {
    if (source === 'tile' && site !== undefined) return this.#earned(this.#flipped.get(site));
    if (source === 'link' && link !== undefined) return this.#earned(this.#laid.get(link));
    return this.#now;
  }

  /** A tile that scores again in a later era earns its points anew at the beginning of that era. */
  #earned(round = 0): number {
    const { era } = this.#rounds[this.#now];
    return Math.max(
      round,
      this.#rounds.findIndex((one) => one.era === era),
    );
  }

  #clear(site: SiteId): void {
    const worth = this.#openTiles.get(site);
    if (worth) this.#tiles.push(worth);
    this.#openTiles.delete(site);
    this.#flipped.delete(site);
  }

  #closeLink(link: LinkId): void {
    const worth = this.#openLinks.get(link);
    if (worth) this.#links.push(worth);
    this.#openLinks.delete(link);
  }
}

/** The chronicle of a game's events. */
export const chronicleOf = (table: Table, events: readonly GameEvent[]): Chronicle => {
  const chronicler = new Chronicler(table);
  for (const event of events) chronicler.note(event);
  return chronicler.result();
};
