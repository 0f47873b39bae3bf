/** What can happen between turns: each step by name, with the figures that differ between games. */
export interface Steps {
  drawOrder: { readonly name: 'drawOrder' };
  drawFirst: { readonly name: 'drawFirst' };
  keepSeatOrder: { readonly name: 'keepSeatOrder' };
  placeMerchants: { readonly name: 'placeMerchants' };
  dealHands: { readonly name: 'dealHands' };
  refillHand: { readonly name: 'refillHand' };
  refillDisplay: { readonly name: 'refillDisplay' };
  throwHandsAway: { readonly name: 'throwHandsAway' };
  reshuffle: { readonly name: 'reshuffle' };
  reorder: { readonly name: 'reorder' };
  forgetSpending: { readonly name: 'forgetSpending' };
  payIncome: { readonly name: 'payIncome' };
  payInterest: { readonly name: 'payInterest' };
  settleLoans: { readonly name: 'settleLoans' };
  scoreLinks: { readonly name: 'scoreLinks' };
  /**
   * A link pays this much, and 1 more for each tile at its ends, for a settlement, and for each space of a market:
   * those that are open at this number of seats, or all of them.
   */
  payLinks: { readonly name: 'payLinks'; readonly base: number; readonly markets: 'open' | 'all' };
  /** Every flipped tile. */
  scoreTiles: { readonly name: 'scoreTiles' };
  /** Flipped tiles from a level on, which have scored before. */
  scoreTilesAgain: { readonly name: 'scoreTilesAgain'; readonly fromLevel: number };
  /** Every tile, flipped or not. */
  scoreEveryTile: { readonly name: 'scoreEveryTile' };
  /** One point per this much money, up to a limit. */
  scoreCash: { readonly name: 'scoreCash'; readonly moneyPerPoint: number; readonly mostPoints?: number };
  scoreIncome: { readonly name: 'scoreIncome' };
  /** What each open loan costs, and below what no total falls. */
  scoreLoans: { readonly name: 'scoreLoans'; readonly pointsPerLoan: number; readonly leastTotal?: number };
  /** Tiles up to a level are removed from the board. */
  removeObsolete: { readonly name: 'removeObsolete'; readonly upToLevel: number };
  clearMats: { readonly name: 'clearMats' };
  restoreBarrels: { readonly name: 'restoreBarrels' };
  resetDistant: { readonly name: 'resetDistant' };
  renewPlans: { readonly name: 'renewPlans' };
  showPlans: { readonly name: 'showPlans' };
  declareWinner: { readonly name: 'declareWinner' };
}

export type StepName = keyof Steps;
export type StepOf<Name extends StepName> = Steps[Name];
export type Step = Steps[StepName];

/** Finds a step among others by its name, with its figures. */
export const findStep = <Name extends StepName>(steps: readonly Step[], name: Name): StepOf<Name> | undefined =>
  steps.find((step): step is StepOf<Name> => step.name === name);

/** The same among the steps that end the game. */
export const findFinalStep = <Name extends StepName>(
  { eras }: { readonly eras: readonly { readonly atEnd: readonly Step[] }[] },
  name: Name,
): StepOf<Name> | undefined => findStep(eras[eras.length - 1].atEnd, name);
