import type { OfferWords } from '../catalogue/editionNames.ts';

/** The data of the editions is English and needs no other names. */
export const offers: OfferWords = {
  editions: {},
  board: (name) => name,
  policies: {
    random: { name: 'Random', sentence: 'Plays anything that is allowed.' },
    apprentice: { name: 'Apprentice', sentence: 'Looks one action ahead and knows the rules of thumb.' },
  },
};
