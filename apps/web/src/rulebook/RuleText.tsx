import { Spans } from './Spans.tsx';
import { useRule } from './useRules.ts';

/** One statement in words, for wherever a refusal cites it; nothing while it is not at hand. */
export const RuleText = ({ id }: { readonly id: string }) => {
  const spans = useRule(id);
  return spans && <Spans spans={spans} />;
};
