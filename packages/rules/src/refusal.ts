/**
 * Why something is forbidden. Shared code gives the reason, the edition the numbered rule that applies,
 * and a language pack turns reason and facts into a sentence.
 */
export const reasons = [
  'gameIsOver',
  'waitsForChance',
  'notYourTurn',
  'notAskedNow',
  'actionUnknown',
  'cardNotHeld',
  'siteRefusesIndustry',
  'cardForAnotherPlace',
  'cardForAnotherIndustry',
  'farmNeedsIndustryCard',
  'placeOutsideNetwork',
  'siteNotFree',
  'farmOutsideNetwork',
  'noTileLeft',
  'tileTooOldForEra',
  'tileTooNewForEra',
  'tileLocked',
  'betterSiteFree',
  'placeTaken',
  'overbuildOtherIndustry',
  'overbuildNeedsHigherLevel',
  'overbuildOpponentIndustry',
  'overbuildOpponentWhileCubesRemain',
  'overbuildOpponentBesideOwn',
  'tooLittleMoney',
  'tooLittleMoneyForCoal',
  'tooLittleMoneyForIron',
  'coalOutOfReach',
  'lineNotInEra',
  'lineTaken',
  'lineOutsideNetwork',
  'noLinkTileLeft',
  'noNetworkYet',
  'linkNeedsBeer',
  'nothingToDevelop',
  'tileMayNotBeDeveloped',
  'bonusMayNotRemove',
  'notYourTile',
  'tileIsFlipped',
  'industryNotSold',
  'merchantAbsent',
  'merchantBuysOther',
  'merchantOutOfReach',
  'tooLittleBeer',
  'portMissing',
  'portIsFlipped',
  'portOutOfReach',
  'distantMarketClosed',
  'tradeOutOfReach',
  'wholeTurnNeeded',
  'noMoreLoans',
  'mustGoOn',
  'ironOutOfReach',
  'shipNeedsPort',
  'shipNeedsOwnPort',
  'portNotYours',
  'placeWithoutOwnRail',
  'handFull',
  'nothingToTake',
  'noCardsLeft',
  'noCardToSpend',
  'portTakesOther',
  'marketUsed',
  'noLoanToRepay',
  'tooLittleMoneyToRepay',
  'higherTileBelow',
  'mustDrawInstead',
  'marketNotAllowed',
  'loanUnknown',
  'incomeTooLow',
  'wildAlreadyHeld',
  'tooFewCards',
  'mineEmpty',
  'mineOutOfReach',
  'mineNotNearest',
  'worksEmpty',
  'breweryEmpty',
  'breweryOutOfReach',
  'barrelMissing',
  'notYoursToGiveUp',
  'tileWorthNothing',
  'drawWrongNumber',
  'drawNotAvailable',
  'nothingToDraw',
] as const;

export type Reason = (typeof reasons)[number];

export type Facts = Readonly<Record<string, number>>;

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

export const refuse = (reason: Reason, facts: Facts = NO_FACTS): Fault => ({ reason, facts });
