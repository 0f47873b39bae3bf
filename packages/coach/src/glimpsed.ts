import { breakDown, worthParts } from '@coalbrook/bots/study';
import type { FutureWatch } from '@coalbrook/bots/study';
import { gainOf } from '@coalbrook/record';
import type { GainSource } from '@coalbrook/record';
import { isOver, questionOf } from '@coalbrook/rules';
import type { GameEvent, LinkId, MerchantId, Seat, SiteId, State, Table, View } from '@coalbrook/rules';

/** What points come from. `experience`: what a net adds to the rules of thumb. */
export const pointSources = [...worthParts, 'bonus', 'experience'] as const;
export type PointSource = (typeof pointSources)[number];

/** What happened in one future, up to the end of the round. */
export interface Glimpsed {
  /** The points expected at its end by source, without those that the seat had before. */
  readonly points: ReadonlyMap<PointSource, number>;
  /** Tiles and merchants from which the action took something. */
  readonly sources: ReadonlySet<SiteId>;
  readonly barrels: ReadonlySet<MerchantId>;
  /** Tiles of the seat that were flipped: those that it had and that the action did not sell, and the one that the action built. */
  readonly flipped: ReadonlySet<SiteId>;
  /** What others took: sites, links, the last cube of a tile, and the barrels of merchants. */
  readonly built: ReadonlySet<SiteId>;
  readonly laid: ReadonlySet<LinkId>;
  readonly emptied: ReadonlySet<SiteId>;
  readonly drunk: ReadonlySet<MerchantId>;
}

/** What the points of an event come from, for the coach; what rails pay is money, not points. */
const sourceOf: Readonly<Record<Exclude<GainSource, 'rail'>, PointSource>> = {
  link: 'links',
  tile: 'tiles',
  again: 'tiles',
  bonus: 'bonus',
  cash: 'money',
  loans: 'money',
  lost: 'money',
  income: 'income',
};

/** Notes what happens in a future that begins with an action of a seat. */
export class FutureNotes implements FutureWatch, Glimpsed {
  readonly points = new Map<PointSource, number>();
  readonly sources = new Set<SiteId>();
  readonly barrels = new Set<MerchantId>();
  readonly flipped = new Set<SiteId>();
  readonly built = new Set<SiteId>();
  readonly laid = new Set<LinkId>();
  readonly emptied = new Set<SiteId>();
  readonly drunk = new Set<MerchantId>();
  readonly #table: Table;
  readonly #before: View;
  readonly #seat: Seat;
  /** The seat's tiles that can still be flipped, and what was taken from the tiles of all seats. */
  readonly #own: Set<SiteId>;
  readonly #taken = new Map<SiteId, number>();
  /** Actions that begin before the one that is studied has ended. */
  #begins: number;
  #isRoundOver = false;

  constructor(table: Table, before: View) {
    this.#table = table;
    this.#before = before;
    this.#seat = before.actor;
    this.#own = new Set(table.sites.map(({ id }) => id).filter((site) => before.tileOwner[site] === before.actor));
    this.#begins = questionOf(before) === 'action' ? 1 : 0;
  }

  readonly tell = (event: GameEvent): void => {
    const gain = gainOf(event);
    if (gain?.seat === this.#seat && gain.source !== 'rail') this.#add(sourceOf[gain.source], gain.amount);
    if (event.event === 'roundBegan' || event.event === 'eraEnded') this.#isRoundOver = true;
    if (!this.#isRoundOver) this.#note(event);
  };

  readonly ended = (state: State, worth: number): void => {
    const seat = this.#seat;
    if (!isOver(state)) {
      const parts = breakDown(this.#table, state, seat);
      for (const part of worthParts) this.#add(part, parts[part]);
    }
    let known = this.#before.points[seat];
    for (const points of this.points.values()) known += points;
    this.#add('experience', worth - known);
  };

  #add(source: PointSource, points: number): void {
    this.points.set(source, (this.points.get(source) ?? 0) + points);
  }

  get #isOwnAction(): boolean {
    return this.#begins >= 0;
  }

  #note(event: GameEvent): void {
    switch (event.event) {
      case 'actionBegan':
      case 'turnBegan':
        if (event.event === 'actionBegan' || event.seat !== this.#seat) this.#begins--;
        break;
      case 'sold':
      case 'shipped':
      case 'exported':
        if (this.#isOwnAction) this.#own.delete(event.site);
        break;
      case 'took':
        this.#take(event.seat, event.site);
        break;
      case 'drank':
        if (event.seat !== this.#seat) this.drunk.add(event.merchant);
        else if (this.#isOwnAction) this.barrels.add(event.merchant);
        break;
      case 'flipped':
        if (this.#own.has(event.site)) this.flipped.add(event.site);
        break;
      case 'built':
        if (event.seat !== this.#seat) this.built.add(event.site);
        if (event.seat === this.#seat && this.#isOwnAction) this.#own.add(event.site);
        else this.#own.delete(event.site);
        break;
      case 'laid':
        if (event.seat !== this.#seat) this.laid.add(event.link);
        break;
      default:
    }
  }

  #take(seat: Seat, site: SiteId): void {
    const taken = (this.#taken.get(site) ?? 0) + 1;
    this.#taken.set(site, taken);
    if (seat === this.#seat && this.#isOwnAction) this.sources.add(site);
    if (seat !== this.#seat && taken === this.#before.cubes[site]) this.emptied.add(site);
  }
}
