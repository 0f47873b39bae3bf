import type { Kind } from './actions.ts';
import type { BuyerId, CardId, CargoId, EraId, LinkId, MerchantId, Seat, SiteId, TileId } from './ids.ts';

/** A fact that happened, for journal and animation. Only `dealt` holds something secret. */
export type GameEvent =
  | { readonly event: 'ordered'; readonly order: readonly Seat[] }
  | { readonly event: 'merchantPlaced'; readonly merchant: MerchantId; readonly buyer: BuyerId }
  /** `cards` is undefined where the reader may only know the number. */
  | {
      readonly event: 'dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | undefined;
    }
  | { readonly event: 'roundBegan'; readonly era: EraId; readonly round: number }
  | { readonly event: 'turnBegan'; readonly seat: Seat }
  | { readonly event: 'actionBegan'; readonly seat: Seat; readonly kind: Kind }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly event: 'built';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly tile: TileId;
      readonly cost: number;
    }
  /** A tile left the board because another was built over it. */
  | { readonly event: 'overbuilt'; readonly seat: Seat; readonly site: SiteId; readonly tile: TileId }
  | { readonly event: 'laid'; readonly seat: Seat; readonly link: LinkId; readonly cost: number }
  | { readonly event: 'developed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly event: 'sold'; readonly seat: Seat; readonly site: SiteId; readonly merchant: MerchantId }
  | { readonly event: 'borrowed'; readonly seat: Seat; readonly amount: number; readonly space: number }
  | { readonly event: 'scouted'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly event: 'passed'; readonly seat: Seat }
  /** A cube or barrel was taken from a tile. */
  | { readonly event: 'took'; readonly seat: Seat; readonly cargo: CargoId; readonly site: SiteId }
  | { readonly event: 'bought'; readonly seat: Seat; readonly cargo: CargoId; readonly price: number }
  | { readonly event: 'drank'; readonly seat: Seat; readonly merchant: MerchantId }
  | {
      readonly event: 'rewarded';
      readonly seat: Seat;
      readonly merchant: MerchantId;
      readonly bonus: 'money' | 'points' | 'income' | 'develop';
      readonly amount: number;
    }
  /** Cubes moved from a new tile to the market. */
  | {
      readonly event: 'marketed';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly cargo: CargoId;
      readonly count: number;
      readonly money: number;
    }
  | {
      readonly event: 'flipped';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly tile: TileId;
      readonly income: number;
    }
  | { readonly event: 'reordered'; readonly order: readonly Seat[]; readonly spent: readonly number[] }
  | { readonly event: 'earned'; readonly seat: Seat; readonly money: number }
  | {
      readonly event: 'forfeited';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly tile: TileId;
      readonly money: number;
    }
  | { readonly event: 'fellShort'; readonly seat: Seat; readonly debt: number; readonly points: number }
  | { readonly event: 'eraEnded'; readonly era: EraId }
  | { readonly event: 'linkScored'; readonly seat: Seat; readonly link: LinkId; readonly points: number }
  | {
      readonly event: 'tileScored';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly tile: TileId;
      readonly points: number;
      /** An extra scoring of tiles that have scored already. */
      readonly again: boolean;
    }
  | { readonly event: 'cashScored'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'incomeScored'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'removed'; readonly seat: Seat; readonly site: SiteId; readonly tile: TileId }
  | { readonly event: 'barrelPlaced'; readonly merchant: MerchantId }
  | { readonly event: 'reshuffled'; readonly count: number }
  | { readonly event: 'gameEnded'; readonly winners: readonly Seat[] };

/** Receives what happens; undefined where nobody listens, so that search builds no events. */
export type Tell = ((event: GameEvent) => void) | undefined;
