import { ruleTopics } from './en/ruleTopics.ts';
import type { RuleTopics } from './en/ruleTopics.ts';
import { textsHook } from './textsHook.ts';

/** The titles of sections of the rules. */
export const useRuleTopics = textsHook(
  import.meta.glob<RuleTopics>('./*/ruleTopics.ts', { eager: true, import: 'ruleTopics' }),
  ruleTopics,
);
