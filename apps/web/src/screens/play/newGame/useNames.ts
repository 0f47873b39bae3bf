import { editions } from '@coalbrook/editions';
import { editionWords, policyName } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import type { Names } from './names.ts';

/** Default names of seats in the current language. */
export const useNames = (): Names => {
  const { figures } = useMessages().common;
  const language = useLanguage();
  return useMemo(
    () => ({
      figure: (figure) => figures[figure],
      bot: (policy) => policyName(policy, language),
      automaton: (slug) =>
        editions.map((edition) => editionWords(edition, language).automata[slug]?.name).find((name) => name) ?? slug,
    }),
    [figures, language],
  );
};
