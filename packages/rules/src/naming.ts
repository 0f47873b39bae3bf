import { kinds, questions } from './actions.ts';
import { cargoes } from './ids.ts';
import type { Domain } from './layout.ts';
import { phases } from './phases.ts';
import type { Table } from './table.ts';

/** The slugs of a domain, by id. Slugs are stored and shown; ids only live in memory. */
export const slugsOf = (table: Table, domain: Domain): readonly string[] => {
  switch (domain) {
    case 'seat':
      return Array.from({ length: table.seats }, (_, seat) => String(seat));
    case 'site':
      return table.sites.map(({ slug }) => slug);
    case 'link':
      return table.links.map(({ slug }) => slug);
    case 'tile':
      return table.tiles.map(({ slug }) => slug);
    case 'card':
      return table.cards.map(({ slug }) => slug);
    case 'merchant':
      return table.merchants.map(({ slug }) => slug);
    case 'buyer':
      return table.buyers.map(({ slug }) => slug);
    case 'cargo':
      return cargoes;
    case 'outlet':
      return table.outlets.map(({ slug }) => slug);
    case 'distant':
      return (table.distant?.tiles ?? []).map(({ slug }) => slug);
    case 'plan':
      return table.plans.map(({ slug }) => slug);
    case 'kind':
      return kinds;
    case 'question':
      return questions;
    case 'phase':
      return phases;
    case 'era':
      return table.eras.map(({ slug }) => slug);
    case 'urn':
      return table.urns.map(({ slug }) => slug);
  }
};
