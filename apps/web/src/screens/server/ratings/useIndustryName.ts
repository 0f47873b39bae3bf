import { findEdition } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import type { Edition, Table } from '@coalbrook/rules';

import { useLanguage } from '../../../language/useMessages.ts';

const industriesOf = ({ slug, seats }: Edition): Table['industries'] => {
  const made = tableFor(slug, { seats: Math.max(...seats) });
  return made.ok ? made.value.industries : [];
};

/** Names industries of an edition; those that this page does not know by their slugs. */
export const useIndustryName = (): ((slug: string, edition: string) => string) => {
  const language = useLanguage();
  return (slug, edition) => {
    const known = findEdition(edition);
    if (!known) return slug;
    const industry = industriesOf(known).find((one) => one.slug === slug);
    return industry ? language.names.industry(known, industry).one : slug;
  };
};
