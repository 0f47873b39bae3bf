/** What a selection amounts to: what it leaves to choose, the action that is formed, and its consequences. */

import type { CardId, View } from '@coalbrook/rules';

import type { Foresight } from './frame.ts';
import { choices } from './narrow.ts';
import type { Choices } from './narrow.ts';
import type { TurnOffers } from './offered.ts';
import type { Picking } from './picking.ts';
import type { SaleChoice } from './sale.ts';
import { isSelling } from './saleList.ts';
import type { SaleList } from './saleList.ts';
import type { SeatTurn } from './seatTurn.ts';
import type { Selling } from './selling.ts';
import { paymentFor, presetOf, selectedPayment } from './spending.ts';
import type { PresetCard } from './spending.ts';
import { keyOf } from './target.ts';
import type { Lit, Selection, Target } from './target.ts';
import { viewOf } from './viewOf.ts';

export interface Selected extends Choices {
  readonly selection: Selection;
  /** What lay under the pointer at the last touch. */
  readonly aimed: Target | undefined;
  /** What can be sold together, while that is to be chosen and one of the sales is not formed. */
  readonly sales: SaleList | undefined;
  /** The cards that pay for the formed action, if it costs any of the player's choice. */
  readonly payment: readonly CardId[];
  /** The cards of the payment that were not touched, as they are the least useful ones. */
  readonly preset: readonly PresetCard[];
  /** The consequences of the formed action, or of the chosen sales. */
  readonly foresight: Foresight | undefined;
  /** The position after it. */
  readonly ghost: View | undefined;
  readonly picking: Picking;
}

/** What lights up and what is chosen, with what else begins an action and with the cards that pay. */
const lights = (
  { lit, chosen }: Choices,
  { stopping }: TurnOffers,
  selection: Selection,
  preset: readonly PresetCard[],
): readonly [Lit, Lit] => {
  if (stopping && selection.length === 0) return [new Set([...lit, ...stopping.lit]), chosen];
  const paying = preset.map(({ card }) => keyOf({ on: 'card', card }));
  if (paying.length === 0) return [lit, chosen];
  return [new Set([...lit].filter((key) => !paying.includes(key))), new Set([...chosen, ...paying])];
};

/** What the player has done to the offers. */
export interface Touched {
  readonly selection: Selection;
  /** What lay under the pointer at the last touch. */
  readonly aimed?: Target | undefined;
  /** Tiles to be sold together. */
  readonly sold: readonly SaleChoice[];
}

export const selectedIn = (
  turn: SeatTurn,
  offered: TurnOffers,
  selling: Selling | undefined,
  { selection, aimed, sold }: Touched,
  pick: (target: Target) => void,
): Selected => {
  const { table } = turn;
  const { isOpen, offers, ranked, ranking, view } = offered;
  const narrowed = choices(offers, selection, ranking, aimed);
  const { formed } = narrowed;
  const lists = selling && !formed && isSelling(view, selection);
  const begun = formed ?? (lists && sold.length > 0 ? selling.first : undefined);
  const payment = begun ? paymentFor(table, view, begun, selection, ranked) : [];
  const touched = begun ? selectedPayment(selection, begun).length : 0;
  const preset = presetOf(table, view, payment, touched, ranked);
  const [lit, chosen] = lights(narrowed, offered, selection, preset);
  const sales = lists ? selling.list(sold, payment) : undefined;
  const foresight = formed ? turn.foresee(formed, payment) : sales?.played?.foresight;
  return {
    ...narrowed,
    selection,
    aimed,
    sales,
    payment,
    preset,
    lit,
    chosen,
    foresight,
    ghost: foresight && viewOf(table, foresight.cells),
    picking: { isOpen, lit, chosen, pick },
  };
};
