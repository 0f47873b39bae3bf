import { oncePerTable } from '@coalbrook/rules';
import type { IndustryId } from '@coalbrook/rules';

/** Where an industry can be built: sites, and their places in the same order. */
export interface BerthLists {
  readonly industry: IndustryId;
  readonly sites: Uint8Array;
  readonly places: Uint8Array;
}

/** What cards and sites have to do with industries, in lists that are fast to read. */
export interface CardLists {
  /** By site: one bit for each industry that it accepts. */
  readonly accepts: Uint32Array;
  /** By card: the industries that it names. */
  readonly named: readonly (readonly BerthLists[])[];
}

export const cardListsOf = oncePerTable(({ sites, cards, industries }): CardLists => {
  const berthLists = industries.map(({ id, berths }) => ({
    industry: id,
    sites: Uint8Array.from(berths, ({ site }) => site),
    places: Uint8Array.from(berths, ({ place }) => place),
  }));
  return {
    accepts: Uint32Array.from(sites, (site) => site.industries.reduce((bits, id) => bits | (1 << id), 0)),
    named: cards.map((card) => berthLists.filter(({ industry }) => card.industries[industry])),
  };
});
