import { useEffect, useState } from 'react';

import { useLanguage } from '../language/useMessages.ts';
import { loadRuleSearch } from './loadRuleSearch.ts';
import type { RuleSearch } from './ruleSearch.ts';

/** The search in the rules of a game; undefined until it is wanted and prepared. */
export const useRuleSearch = (name: string, isWanted: boolean): RuleSearch | undefined => {
  const { code } = useLanguage();
  const key = `${name} ${code}`;
  const [prepared, setPrepared] = useState<{ readonly key: string; readonly search: RuleSearch | undefined }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const keep = (search: RuleSearch | undefined): void => {
      if (isCurrent) setPrepared({ key, search });
    };
    loadRuleSearch(name, code).then(keep, () => keep(undefined));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, key, name, code]);
  return prepared?.key === key ? prepared.search : undefined;
};
