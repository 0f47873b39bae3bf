import { ruleSearch } from './en/ruleSearch.ts';
import type { RuleSearchTexts } from './en/ruleSearch.ts';
import { textsHook } from './textsHook.ts';

export const useRuleSearchTexts = textsHook(
  import.meta.glob<RuleSearchTexts>('./*/ruleSearch.ts', { eager: true, import: 'ruleSearch' }),
  ruleSearch,
);
