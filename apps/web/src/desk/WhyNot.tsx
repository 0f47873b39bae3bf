import type { Refusal } from '@coalbrook/rules';
import { lazy, Suspense, useState } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

const StatementExample = lazy(() =>
  import('../examples/StatementExample.tsx').then((module) => ({ default: module.StatementExample })),
);
const RuleText = lazy(() => import('../rulebook/RuleText.tsx').then((module) => ({ default: module.RuleText })));

/** Why something is impossible, with a link to the rule that does not leave the game. */
export const WhyNot = ({ refusal, words }: { readonly refusal: Refusal; readonly words: DeskWords }) => {
  const { desk: texts } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const href = `#/rules/${refusal.rule}`;
  return (
    <div role="alert" className={styles.whyNot}>
      {words.why(refusal)}{' '}
      <a
        href={href}
        aria-label={texts.rule(refusal.rule)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {refusal.rule}
      </a>
      <Dialog
        title={`${texts.showRule} ${refusal.rule}`}
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<LinkButton href={href}>{texts.allRules}</LinkButton>}
      >
        <p className={styles.rule}>
          <Suspense fallback="…">
            <RuleText id={refusal.rule} />
          </Suspense>
        </p>
        <Suspense>
          <StatementExample id={refusal.rule} reason={refusal.reason} />
        </Suspense>
      </Dialog>
    </div>
  );
};
