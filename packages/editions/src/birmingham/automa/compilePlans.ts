import type { IndustryId, PlaceId } from '@coalbrook/rules';
import type { BoardFile, IndustryFile } from '@coalbrook/rules/input';

import { WILD_LOCATION } from './deckFile.ts';
import type { DeckFile, PlanCardFile, SlotFile } from './deckFile.ts';
import type { Back, PlanCard, Slot } from './planCard.ts';

/** Compiles plan cards from a checked deck file: the base cards, or all of them for two automata. */
export const compilePlans = (
  { cards }: DeckFile,
  automata: number,
  { places }: BoardFile,
  industries: readonly IndustryFile[],
): readonly PlanCard[] => {
  const placeId = (slug: string): PlaceId => places.findIndex((place) => place.slug === slug) as PlaceId;
  const placeIds = (slugs: readonly string[]): PlaceId[] => slugs.filter((slug) => slug !== WILD_LOCATION).map(placeId);
  const industryId = (slug: string): IndustryId =>
    industries.findIndex((industry) => industry.slug === slug) as IndustryId;

  const compileSlot = (slot: SlotFile): Slot =>
    slot.kind === 'network'
      ? { kind: 'network', places: placeIds(slot.locations) }
      : {
          kind: 'build',
          industry: industryId(slot.industry),
          places: placeIds(slot.locations),
          linkFirst: slot.optionalLinkFirst,
          thenLinks: slot.thenLinks,
          leastIronPrice: slot.ironMarketPriceMin ?? 0,
        };

  const compileBack = ({ back }: PlanCardFile): Back => {
    const sell = back.actions.find((action) => action.kind === 'sell');
    const develop = back.actions.find((action) => action.kind === 'develop');
    if (!sell || !develop) throw new Error('a back without its actions');
    return {
      firstRound: back.firstRound,
      brewery: placeId(sell.breweryLocation),
      mostIronPrice: develop.ironPriceMax,
      corner: back.tieBreakQuadrant,
    };
  };

  return cards
    .filter(({ set }) => automata > 1 || set === 'base')
    .map((card) => ({
      slug: card.id,
      reconstructed: card.reconstructed,
      group: card.group,
      slots: card.front.map(compileSlot),
      back: compileBack(card),
    }));
};
