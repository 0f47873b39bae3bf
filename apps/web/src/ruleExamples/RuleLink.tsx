import type { Reason } from '@coalbrook/rules';
import { lazy, Suspense, useState } from 'react';

import { ruleNumber } from '../language/ruleNumber.ts';
import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

import styles from './RuleLink.module.css';

const StatementExample = lazy(() =>
  import('./StatementExample.tsx').then((module) => ({ default: module.StatementExample })),
);
const RuleText = lazy(() => import('../rulebook/RuleText.tsx').then((module) => ({ default: module.RuleText })));

export interface RuleLinkProps {
  readonly id: string;
  /** What the rule is about; a link without it stands alone. */
  readonly title?: string;
  /** Why something was refused: an example of that comes first. */
  readonly reason?: Reason | undefined;
}

/** A link to a rule, which shows it in a dialog with its examples, so that the table is not left. */
export const RuleLink = ({ id, title, reason }: RuleLinkProps) => {
  const { desk: texts } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const href = hrefOf({ screen: 'rules', at: id });
  return (
    <>
      <a
        href={href}
        aria-label={title === undefined ? texts.rule(id) : texts.ruleAbout(title)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {title ?? texts.showRule}
      </a>
      <Dialog
        title={`${texts.showRule} ${ruleNumber(id)}`}
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<LinkButton href={href}>{texts.allRules}</LinkButton>}
      >
        <p className={styles.rule}>
          <Suspense fallback="…">
            <RuleText id={id} />
          </Suspense>
        </p>
        <Suspense>
          <StatementExample id={id} reason={reason} />
        </Suspense>
      </Dialog>
    </>
  );
};
