/** Matches our small decisions with the whole actions of a trace. */

import { questionOf } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import { cardSlug, linkSlug, placeSlug, spaceSlug } from './trace.ts';
import type { TraceAction, TraceBoard } from './trace.ts';

/** How many of our steps the action takes before it stops. */
const lengthOf = (whole: TraceAction): number => {
  switch (whole.type) {
    case 'network':
      return whole.links.length;
    case 'develop':
      return whole.removals.length;
    case 'sell':
      return whole.sales.length;
    case 'build':
    case 'loan':
    case 'scout':
    case 'pass':
      return 1;
  }
};

const cardsOf = (whole: TraceAction): readonly string[] => (whole.type === 'scout' ? whole.cardIds : [whole.cardId]);

/** Whether a decision is the next step of the whole action. */
const isStep = (table: Table, board: TraceBoard, action: Action, whole: TraceAction, step: number): boolean => {
  if (action.kind === 'stop') return step === lengthOf(whole);
  if (action.kind !== whole.type || step >= lengthOf(whole)) return false;
  if (action.kind === 'build' && whole.type === 'build') {
    const place = table.places[table.sites[action.site].place].slug;
    const isCard = table.cards[action.card].slug === cardSlug(whole.cardId);
    const isIndustry = table.industries[action.industry].slug === whole.industry;
    return isCard && isIndustry && place === placeSlug(whole.location);
  }
  if (action.kind === 'network' && whole.type === 'network')
    return table.links[action.link].slug === linkSlug(board, whole.links[step]);
  if (action.kind === 'develop' && whole.type === 'develop')
    return table.industries[action.industry].slug === whole.removals[step];
  if (action.kind === 'sell' && whole.type === 'sell') {
    const { location, slotIndex, merchant } = whole.sales[step];
    const { merchant: space } = table.outlets[action.outlet];
    const buyer = space === undefined ? '' : table.places[table.merchants[space].place].slug;
    return table.sites[action.site].slug === spaceSlug(location, slotIndex) && buyer === merchant;
  }
  return true;
};

/** Whether a barrel may come from there, as far as the trace says. */
const isBeer = (table: Table, action: Action, whole: TraceAction, step: number): boolean => {
  if (whole.type !== 'sell') return true;
  const { useMerchantBeer, beerSources } = whole.sales[step];
  if (action.kind !== 'beer') return useMerchantBeer;
  const { slug } = table.sites[action.site];
  return (
    beerSources === undefined ||
    beerSources.some((source) => source.kind === 'brewery' && spaceSlug(source.location, source.slotIndex) === slug)
  );
};

/** Whether a decision can be part of the whole action; whatever a trace does not say is allowed. */
export const agrees = (table: Table, board: TraceBoard, state: State, action: Action, whole: TraceAction): boolean => {
  switch (questionOf(state)) {
    case 'action':
      return isStep(table, board, action, whole, 0);
    case 'more':
      return isStep(table, board, action, whole, state.stepsDone);
    case 'discard':
      return (
        action.kind === 'discard' && table.cards[action.card].slug === cardSlug(cardsOf(whole)[state.owedCards - 1])
      );
    case 'beer':
      return isBeer(table, action, whole, state.stepsDone);
    case 'bonus': {
      const told = whole.type === 'sell' ? whole.bonusDevelop : undefined;
      return told === undefined || (action.kind === 'bonus' && table.industries[action.industry].slug === told);
    }
    case 'nothing':
    case 'chance':
    case 'coal':
    case 'iron':
    case 'forfeit':
      return true;
  }
};
