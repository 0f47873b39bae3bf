import { reasonOf } from '@coalbrook/examples';
import type { Reason } from '@coalbrook/rules';
import { useState } from 'react';

import { useExampleTexts } from '../language/exampleTexts.ts';
import { useLanguage } from '../language/useMessages.ts';
import { Button } from '../ui/Button.tsx';
import { ExampleView } from './ExampleView.tsx';
import { useExamplesOf } from './useExamples.ts';

import styles from './Example.module.css';

export interface StatementExampleProps {
  /** The statement. */
  readonly id: string;
  /** Why something was refused: an example of that comes first. */
  readonly reason?: Reason | undefined;
}

/** How many are shown before somebody asks for more. */
const FEW = 2;

/** Shows the examples of a statement when somebody asks for them; nothing if there are none. */
export const StatementExample = ({ id, reason }: StatementExampleProps) => {
  const texts = useExampleTexts();
  const { code } = useLanguage();
  const examples = useExamplesOf(id);
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  if (examples.length === 0) return undefined;
  const numbered = examples.map((value, index) => ({
    value,
    number: index + 1,
    fits: reason !== undefined && reasonOf(value) === reason,
  }));
  const ordered = numbered.toSorted((one, other) => Number(other.fits) - Number(one.fits));
  const shown = showsAll ? ordered : ordered.slice(0, FEW);
  return (
    <div className={styles.statement} lang={code}>
      <Button
        size="small"
        look="quiet"
        className={styles.toggle ?? ''}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen &&
        shown.map(({ value, number }) => (
          <ExampleView key={number} value={value} id={number === 1 ? id : `${id}/${number}`} />
        ))}
      {isOpen && shown.length < examples.length && (
        <Button size="small" onPress={() => setShowsAll(true)}>
          {texts.more}
        </Button>
      )}
    </div>
  );
};
