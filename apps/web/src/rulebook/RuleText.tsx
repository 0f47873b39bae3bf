import { Spans } from './Spans.tsx';
import { useRule } from './useRules.ts';

/** The text of one rule, for refusals that cite it; empty while it loads. */
export const RuleText = ({ id }: { readonly id: string }) => {
  const spans = useRule(id);
  return spans && <Spans spans={spans} />;
};
