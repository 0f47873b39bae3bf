/** What is printed on a plan card, with places and industries as ids. */

import type { IndustryId, PlaceId, Plan, PlanId, Table } from '@coalbrook/rules';

import type { CardGroup, FirstRound, Quadrant } from './deckFile.ts';

export interface BuildSlot {
  readonly kind: 'build';
  readonly industry: IndustryId;
  /** In the order in which they are tried; empty for any town. */
  readonly places: readonly PlaceId[];
  /** One link may be laid first if nothing else helps. */
  readonly linkFirst: boolean;
  /** After the mine come links that start there. */
  readonly thenLinks: boolean;
  /** The lowest market price for the next iron. */
  readonly leastIronPrice: number;
}

export interface NetworkSlot {
  readonly kind: 'network';
  readonly places: readonly PlaceId[];
}

export type Slot = BuildSlot | NetworkSlot;

export interface Back {
  readonly firstRound: FirstRound;
  /** Where to build a brewery if only beer is missing for a sale. */
  readonly brewery: PlaceId;
  /** The highest price of iron for developing. */
  readonly mostIronPrice: number;
  /** Decides between sites of one place. */
  readonly corner: Quadrant;
}

export interface PlanCard extends Plan {
  readonly group: CardGroup;
  readonly slots: readonly Slot[];
  readonly back: Back;
}

/** Tables of this edition only ever hold these cards. */
export const planCards = (table: Table): readonly PlanCard[] => table.plans as readonly PlanCard[];

export const planCard = (table: Table, plan: PlanId): PlanCard => planCards(table)[plan];
