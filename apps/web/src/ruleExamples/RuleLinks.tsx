import { Fragment } from 'react';

import { ruleTitle } from '../language/ruleTitle.ts';
import { useRuleTopics } from '../language/ruleTopics.ts';
import { RuleLink } from './RuleLink.tsx';

/** Links to several rules, named by what they are about. */
export const RuleLinks = ({ ids }: { readonly ids: readonly string[] }) => {
  const topics = useRuleTopics();
  return (
    <span>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <RuleLink id={id} title={ruleTitle(id, topics)} />
        </Fragment>
      ))}
    </span>
  );
};
