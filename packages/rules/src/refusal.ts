/**
 * Why something is forbidden. Shared code gives the reason, the edition the numbered rule that applies,
 * and a language pack turns reason and facts into a sentence.
 */

import type { CardId, CargoId, IndustryId, LinkId, MerchantId, PlaceId, Seat, SiteId, TileId } from './ids.ts';

/** What refusals can state. */
interface StatedFacts {
  readonly seat: Seat;
  readonly card: CardId;
  readonly place: PlaceId;
  readonly site: SiteId;
  readonly industry: IndustryId;
  readonly tile: TileId;
  readonly merchant: MerchantId;
  readonly link: LinkId;
  readonly cargo: CargoId;
  readonly needs: number;
  readonly has: number;
  readonly most: number;
  /** Index of the kind of an action that the game does not have. */
  readonly kind: number;
  /** 1 if the attempt was to buy from a market. */
  readonly market: number;
  /** What was drawn, by its index in the urn. */
  readonly drawn: number;
}

type FactName = keyof StatedFacts;

/** What each reason states; `?` for what it does not always state. */
const stated = {
  gameIsOver: [],
  waitsForChance: [],
  notYourTurn: ['seat'],
  notAskedNow: ['market?'],
  actionUnknown: ['kind?', 'industry?', 'tile?'],
  cardNotHeld: ['card'],
  siteRefusesIndustry: ['site', 'industry'],
  cardForAnotherPlace: ['card', 'place'],
  cardForAnotherIndustry: ['card?', 'industry?', 'site?'],
  farmNeedsIndustryCard: ['card'],
  placeOutsideNetwork: ['place', 'card'],
  siteNotFree: ['site', 'card'],
  farmOutsideNetwork: ['place', 'card'],
  noTileLeft: ['industry'],
  tileTooOldForEra: ['tile'],
  tileTooNewForEra: ['tile'],
  tileLocked: ['tile'],
  betterSiteFree: ['site'],
  placeTaken: ['place', 'has'],
  overbuildOtherIndustry: ['site', 'tile', 'cargo?'],
  overbuildNeedsHigherLevel: ['site', 'needs', 'has', 'most', 'cargo?'],
  overbuildOpponentIndustry: ['site'],
  overbuildOpponentWhileCubesRemain: ['site', 'has', 'cargo?'],
  overbuildOpponentBesideOwn: ['place', 'has'],
  tooLittleMoney: ['needs', 'has', 'place?', 'tile?', 'link?'],
  tooLittleMoneyForCoal: ['needs', 'has', 'place?', 'tile?', 'link?', 'industry?'],
  tooLittleMoneyForIron: ['needs', 'has', 'place?', 'tile?', 'link?', 'industry?'],
  coalOutOfReach: ['needs', 'has?', 'place?', 'tile?', 'link?', 'industry?'],
  lineNotInEra: ['link'],
  lineTaken: ['link'],
  lineOutsideNetwork: ['link'],
  noLinkTileLeft: [],
  noNetworkYet: [],
  linkNeedsBeer: ['needs', 'has'],
  nothingToDevelop: ['industry'],
  tileMayNotBeDeveloped: ['tile'],
  bonusMayNotRemove: ['tile'],
  notYourTile: ['site?'],
  tileIsFlipped: ['site'],
  industryNotSold: ['industry'],
  merchantAbsent: ['merchant'],
  merchantBuysOther: ['merchant', 'industry'],
  merchantOutOfReach: ['merchant', 'place'],
  tooLittleBeer: ['needs', 'has'],
  portMissing: ['site'],
  portIsFlipped: ['site'],
  portOutOfReach: ['site', 'place'],
  distantMarketClosed: [],
  tradeOutOfReach: ['place'],
  wholeTurnNeeded: ['needs', 'has'],
  noMoreLoans: [],
  mustGoOn: [],
  ironOutOfReach: ['needs', 'place?', 'tile?', 'link?', 'industry?'],
  shipNeedsPort: ['place'],
  shipNeedsOwnPort: ['card', 'place'],
  portNotYours: ['card', 'place'],
  placeWithoutOwnRail: ['card', 'place'],
  handFull: ['has'],
  nothingToTake: ['card?'],
  noCardsLeft: [],
  noCardToSpend: [],
  portTakesOther: ['tile', 'industry'],
  marketUsed: ['merchant'],
  noLoanToRepay: [],
  tooLittleMoneyToRepay: ['needs', 'has'],
  higherTileBelow: ['tile'],
  mustDrawInstead: [],
  marketNotAllowed: [],
  loanUnknown: ['has'],
  incomeTooLow: ['needs', 'has'],
  wildAlreadyHeld: ['card'],
  tooFewCards: ['needs', 'has'],
  mineEmpty: ['site'],
  mineOutOfReach: ['site'],
  mineNotNearest: ['site', 'needs?', 'has?'],
  worksEmpty: ['site'],
  breweryEmpty: ['site'],
  breweryOutOfReach: ['site'],
  barrelMissing: ['link?'],
  notYoursToGiveUp: ['site'],
  tileWorthNothing: ['site'],
  drawWrongNumber: ['needs', 'has'],
  drawNotAvailable: ['drawn?'],
  nothingToDraw: [],
} as const satisfies Readonly<Record<string, readonly (FactName | `${FactName}?`)[]>>;

export type Reason = keyof typeof stated;

export const reasons = Object.keys(stated) as readonly Reason[];

export type Facts = Partial<StatedFacts>;

type Stated<Name extends Reason> = (typeof stated)[Name][number];

/** The facts of a reason. */
type FactsOf<Name extends Reason> = Pick<StatedFacts, Extract<Stated<Name>, FactName>> &
  Partial<
    Pick<
      StatedFacts,
      Stated<Name> extends infer Fact ? (Fact extends `${infer Known extends FactName}?` ? Known : never) : never
    >
  >;

/** A reason with its figures, before the edition's rule is attached. */
export interface Fault {
  readonly reason: Reason;
  readonly facts: Facts;
}

export interface Refusal extends Fault {
  /** The numbered statement of the edition's rules document, such as `title.coal.2`. */
  readonly rule: string;
}

const NO_FACTS: Facts = {};

/** The facts as an argument, which can be left out if the reason does not always state some. */
type FactsGiven<Name extends Reason> = [Stated<Name>] extends [never]
  ? []
  : object extends FactsOf<Name>
    ? [facts?: FactsOf<Name>]
    : [facts: FactsOf<Name>];

export const refuse = <Name extends Reason>(reason: Name, ...[facts]: FactsGiven<Name>): Fault => ({
  reason,
  facts: facts ?? NO_FACTS,
});
