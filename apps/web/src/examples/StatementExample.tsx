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
}

/** Shows the examples of a statement when somebody asks for them; nothing if there are none. */
export const StatementExample = ({ id }: StatementExampleProps) => {
  const texts = useExampleTexts();
  const { code } = useLanguage();
  const examples = useExamplesOf(id);
  const [isOpen, setOpen] = useState(false);
  if (examples.length === 0) return undefined;
  return (
    <div className={styles['statement']} lang={code}>
      <Button
        size="small"
        look="quiet"
        className={styles['toggle'] ?? ''}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hide : texts.show}
      </Button>
      {isOpen &&
        examples.map((value, index) => (
          <ExampleView key={index} value={value} id={index === 0 ? id : `${id}/${index + 1}`} />
        ))}
    </div>
  );
};
