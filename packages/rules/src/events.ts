import type { Kind } from './actions.ts';
import type { Criterion, Obstacle } from './automaton.ts';
import type {
  BuyerId,
  CardId,
  CargoId,
  DistantId,
  EraId,
  LinkId,
  MerchantId,
  PlaceId,
  PlanId,
  Seat,
  SiteId,
  TileId,
} from './ids.ts';
import type { Facts } from './refusal.ts';

/** Something that happened, for journal and animation. Only `dealt` contains secrets. */
export type GameEvent =
  | { readonly event: 'ordered'; readonly order: readonly Seat[] }
  | { readonly event: 'merchantPlaced'; readonly merchant: MerchantId; readonly buyer: BuyerId }
  /** `cards` is undefined if the reader may only know the number. */
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
  /** A tile is sold through a port, or to the distant market. */
  | { readonly event: 'shipped'; readonly seat: Seat; readonly site: SiteId; readonly port: SiteId }
  | { readonly event: 'exported'; readonly seat: Seat; readonly site: SiteId }
  /** The marker of the distant market moved to a space that grants income, or closed the market. */
  | {
      readonly event: 'distantMoved';
      readonly seat: Seat;
      readonly tile: DistantId;
      readonly space: number;
      readonly income: number;
      readonly closed: boolean;
    }
  | { readonly event: 'distantReset' }
  /** Money borrowed for a payment, and money paid back. */
  | { readonly event: 'lent'; readonly seat: Seat; readonly amount: number }
  | { readonly event: 'repaid'; readonly seat: Seat; readonly amount: number }
  | { readonly event: 'interestPaid'; readonly seat: Seat; readonly money: number }
  /** A card was taken from the display, or added to it. */
  | { readonly event: 'picked'; readonly seat: Seat; readonly card: CardId }
  | { readonly event: 'displayed'; readonly card: CardId }
  /** What a link pays its owner at the end. */
  | { readonly event: 'linkPaid'; readonly seat: Seat; readonly link: LinkId; readonly money: number }
  /** Points lost for unpaid loans. */
  | { readonly event: 'loansScored'; readonly seat: Seat; readonly points: number }
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
  /** Cubes moved from a new tile to the market. An automaton is not paid for them. */
  | {
      readonly event: 'marketed';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly cargo: CargoId;
      readonly count: number;
      readonly money: number;
    }
  /** `income` is what the tile shows, even for an automaton, which has no income. */
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
      /** An extra scoring of tiles that have already scored. */
      readonly again: boolean;
    }
  | { readonly event: 'cashScored'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'incomeScored'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'removed'; readonly seat: Seat; readonly site: SiteId; readonly tile: TileId }
  | { readonly event: 'barrelPlaced'; readonly merchant: MerchantId }
  | { readonly event: 'reshuffled'; readonly count: number }
  /** A new card is on top of an automaton's deck, its back visible. */
  | { readonly event: 'planShown'; readonly seat: Seat; readonly plan: PlanId }
  | { readonly event: 'planTurned'; readonly seat: Seat; readonly plan: PlanId }
  /** An automaton follows a slot of its current card, or an action on the back of the next card. */
  | { readonly event: 'planFollowed'; readonly seat: Seat; readonly plan: PlanId; readonly part: PlanPart }
  /** It could not, and why; `place` if the reason applies to one of several places. */
  | {
      readonly event: 'planHindered';
      readonly seat: Seat;
      readonly plan: PlanId;
      readonly part: PlanPart;
      readonly place: PlaceId | undefined;
      readonly obstacle: Obstacle;
      readonly facts: Facts;
    }
  /** What decided between several links, sites or places. */
  | {
      readonly event: 'weighed';
      readonly seat: Seat;
      readonly chosen: { readonly link: LinkId } | { readonly site: SiteId } | { readonly place: PlaceId };
      readonly among: number;
      readonly by: Criterion;
    }
  /** Points that an automaton scored for an action. */
  | { readonly event: 'awarded'; readonly seat: Seat; readonly points: number }
  /** An automaton removed the tiles that it can no longer build. */
  | { readonly event: 'matCleared'; readonly seat: Seat; readonly count: number }
  /**
   * The game begins from a position, or goes on from one under mended rules; what happened just before is not told.
   * Open cells only.
   */
  | { readonly event: 'resumed'; readonly era: EraId; readonly round: number; readonly cells: readonly number[] }
  | { readonly event: 'gameEnded'; readonly winners: readonly Seat[] };

/** A part of an automaton's card: a slot of the front, counted from 0, or one of the actions on the back. */
export type PlanPart = number | 'corner' | 'sell' | 'develop' | 'network' | 'pass';

/** Receives events. Undefined if nobody listens, so that search does not create any. */
export type Tell = ((event: GameEvent) => void) | undefined;
