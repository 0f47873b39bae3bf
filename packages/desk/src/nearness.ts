import { check } from '@coalbrook/rules';
import type { Action, Reason, Refusal, Seat, Table, View } from '@coalbrook/rules';

/** Reasons from furthest from success to nearest: of several, the last one is the most helpful. */
const stages: readonly (readonly Reason[])[] = [
  ['actionUnknown', 'drawWrongNumber', 'drawNotAvailable', 'nothingToDraw'],
  ['gameIsOver', 'waitsForChance', 'notYourTurn'],
  ['notAskedNow'],
  ['notYourTile', 'industryNotSold', 'tileIsFlipped', 'cardNotHeld', 'siteRefusesIndustry'],
  ['wholeTurnNeeded', 'merchantAbsent', 'portMissing'],
  ['cardForAnotherIndustry', 'merchantBuysOther', 'portTakesOther', 'portIsFlipped'],
  ['cardForAnotherPlace', 'farmNeedsIndustryCard', 'distantMarketClosed', 'marketUsed'],
  ['placeOutsideNetwork', 'farmOutsideNetwork', 'placeWithoutOwnRail', 'shipNeedsOwnPort', 'portNotYours'],
  ['siteNotFree'],
  // Nothing can be done about these, so any other reason is more helpful.
  ['overbuildOpponentIndustry'],
  ['nothingToDevelop', 'noTileLeft', 'tileTooOldForEra', 'tileTooNewForEra', 'tileLocked'],
  ['overbuildOtherIndustry', 'tileMayNotBeDeveloped', 'bonusMayNotRemove', 'higherTileBelow', 'shipNeedsPort'],
  ['overbuildNeedsHigherLevel', 'overbuildOpponentBesideOwn', 'placeTaken'],
  ['overbuildOpponentWhileCubesRemain', 'betterSiteFree'],
  ['lineNotInEra'],
  ['lineTaken', 'noMoreLoans'],
  ['noNetworkYet', 'noLinkTileLeft'],
  ['lineOutsideNetwork', 'merchantOutOfReach', 'portOutOfReach', 'tradeOutOfReach', 'mineEmpty', 'worksEmpty'],
  ['breweryEmpty', 'barrelMissing', 'notYoursToGiveUp', 'mustGoOn', 'mustDrawInstead', 'loanUnknown'],
  ['handFull', 'nothingToTake', 'noCardsLeft', 'noCardToSpend', 'noLoanToRepay', 'marketNotAllowed'],
  ['tooLittleMoney', 'tooLittleMoneyToRepay', 'incomeTooLow', 'wildAlreadyHeld', 'tooFewCards', 'tileWorthNothing'],
  ['coalOutOfReach', 'ironOutOfReach', 'linkNeedsBeer', 'tooLittleBeer', 'mineOutOfReach', 'breweryOutOfReach'],
  ['tooLittleMoneyForCoal', 'tooLittleMoneyForIron', 'mineNotNearest'],
];

const ranks = new Map(stages.flatMap((stage, rank) => stage.map((reason) => [reason, rank] as const)));

/** How near to success a failure for this reason is. */
export const nearnessOf = (reason: Reason): number => ranks.get(reason) ?? -1;

/** An action that fails, and why. */
export interface Failure {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** How much is missing, in whatever the reason counts. */
const gapOf = ({ facts }: Refusal): number => (facts['needs'] ?? 0) - (facts['has'] ?? 0);

const isNearer = (one: Refusal, other: Refusal): boolean => {
  const ahead = nearnessOf(one.reason) - nearnessOf(other.reason);
  return ahead > 0 || (one.reason === other.reason && gapOf(one) < gapOf(other));
};

/** The action nearest to success; undefined if one succeeds, or there are none. */
export const nearestFailure = (
  table: Table,
  view: View,
  seat: Seat,
  actions: readonly Action[],
): Failure | undefined => {
  let nearest: Failure | undefined;
  for (const action of actions) {
    const refusal = check(table, view, seat, action);
    if (!refusal) return undefined;
    if (!nearest || isNearer(refusal, nearest.refusal)) nearest = { action, refusal };
  }
  return nearest;
};
