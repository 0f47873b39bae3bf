/** What is on the board, as plain data; equal scenes look the same. */

import { NONE } from '@coalbrook/rules';
import type { CargoId, IndustryId, LinkId, MerchantId, Seat, SiteId, Table, TileId, View } from '@coalbrook/rules';

export interface StandingTile {
  readonly site: SiteId;
  readonly tile: TileId;
  readonly owner: Seat;
  readonly isFlipped: boolean;
  readonly cubes: number;
}

export interface LaidLink {
  readonly link: LinkId;
  readonly owner: Seat;
  /** The era it was laid in, which decides between boat and engine. */
  readonly era: string;
}

export interface StandingMerchant {
  readonly merchant: MerchantId;
  /** What the tile there buys; undefined if there is none. */
  readonly buys: readonly IndustryId[] | undefined;
  readonly hasBarrel: boolean;
  readonly isUsed: boolean;
  readonly isOpen: boolean;
}

export interface Scene {
  /** By site. */
  readonly tiles: readonly (StandingTile | undefined)[];
  /** By link. */
  readonly links: readonly (LaidLink | undefined)[];
  /** By merchant space. */
  readonly merchants: readonly StandingMerchant[];
  /** Cubes by cargo. */
  readonly market: readonly number[];
  /** The marker's space; past the track if the market is closed. */
  readonly distant: number;
  readonly era: string;
  /** What is being built, laid or sold and not yet paid for. */
  readonly unpaid: { readonly link: LinkId } | { readonly site: SiteId } | undefined;
}

const unpaidIn = ({ taskLink, taskSite }: View): Scene['unpaid'] => {
  if (taskLink !== NONE) return { link: taskLink };
  return taskSite === NONE ? undefined : { site: taskSite };
};

export const sceneOf = (table: Table, view: View): Scene => {
  const era = table.eras[view.era]?.slug ?? '';
  return {
    tiles: table.sites.map(({ id }) =>
      view.tile[id] === NONE
        ? undefined
        : {
            site: id,
            tile: view.tile[id],
            owner: view.tileOwner[id],
            isFlipped: view.flipped[id] === 1,
            cubes: view.cubes[id],
          },
    ),
    links: table.links.map(({ id }) =>
      view.linkOwner[id] === NONE ? undefined : { link: id, owner: view.linkOwner[id], era },
    ),
    merchants: table.merchants.map(({ id, open }) => {
      const buyer = view.buyer[id];
      return {
        merchant: id,
        buys:
          buyer === NONE
            ? undefined
            : table.industries
                .filter((industry) => table.buyers[buyer].buys[industry.id])
                .map((industry) => industry.id),
        hasBarrel: view.barrel[id] === 1,
        isUsed: view.used[id] === 1,
        isOpen: open,
      };
    }),
    market: Array.from(view.market),
    distant: view.distantSpace,
    era,
    unpaid: unpaidIn(view),
  };
};

/** The difference between two scenes. */
export interface SceneChange {
  /** New or changed tiles. */
  readonly built: readonly StandingTile[];
  readonly gone: readonly StandingTile[];
  readonly flipped: readonly StandingTile[];
  readonly laid: readonly LaidLink[];
  readonly lifted: readonly LaidLink[];
  /** Change in cubes or barrels, by site. */
  readonly cubes: readonly {
    readonly site: SiteId;
    readonly tile: TileId;
    readonly by: number;
    readonly from: number;
  }[];
  readonly market: readonly { readonly cargo: CargoId; readonly by: number; readonly from: number }[];
  /** Merchants whose barrel was used. */
  readonly drunk: readonly MerchantId[];
  readonly sold: readonly MerchantId[];
  readonly distant: number;
  /** What was built, laid or sold before and is paid for only now. */
  readonly due: Scene['unpaid'];
}

const isSame = (one: StandingTile, other: StandingTile): boolean =>
  one.tile === other.tile && one.owner === other.owner;

export const compare = (before: Scene, after: Scene): SceneChange => {
  const built: StandingTile[] = [];
  const gone: StandingTile[] = [];
  const flipped: StandingTile[] = [];
  const cubes: SceneChange['cubes'][number][] = [];
  after.tiles.forEach((now, site) => {
    const then = before.tiles[site];
    if (then && (!now || !isSame(then, now))) gone.push(then);
    if (now && (!then || !isSame(then, now))) built.push(now);
    if (!now || !then || !isSame(then, now)) return;
    if (now.isFlipped && !then.isFlipped) flipped.push(now);
    if (now.cubes !== then.cubes)
      cubes.push({ site: now.site, tile: now.tile, by: now.cubes - then.cubes, from: then.cubes });
  });
  return {
    built,
    gone,
    flipped,
    cubes,
    laid: after.links.flatMap((now, link) => (now && before.links[link]?.owner !== now.owner ? [now] : [])),
    lifted: before.links.flatMap((then, link) => (then && !after.links[link] ? [then] : [])),
    market: after.market.flatMap((count, cargo) =>
      count === before.market[cargo]
        ? []
        : [{ cargo: cargo as CargoId, by: count - before.market[cargo], from: before.market[cargo] }],
    ),
    drunk: after.merchants.flatMap((now, index) =>
      before.merchants[index]?.hasBarrel && !now.hasBarrel ? [now.merchant] : [],
    ),
    sold: after.merchants.flatMap((now, index) =>
      now.isUsed && !before.merchants[index]?.isUsed ? [now.merchant] : [],
    ),
    distant: after.distant - before.distant,
    due: before.unpaid,
  };
};
