import type { RuleSearchTexts } from './en/ruleSearch.ts';
import { byCode } from './languages.ts';

const files = byCode(import.meta.glob<Partial<RuleSearchTexts>>('./*/ruleSearch.ts', { import: 'ruleSearch' }));

/** Of a language about which nothing is known: every word means itself. */
const unknown: RuleSearchTexts = { fillers: '', alike: [], phrases: [], asked: '' };

/** How people ask about rules in a language. */
export const loadRuleSearchTexts = async (code: string): Promise<RuleSearchTexts> => ({
  ...unknown,
  ...(await files[code]?.()),
});
