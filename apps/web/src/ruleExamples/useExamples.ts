import { useEffect, useState } from 'react';

import { textOfRule } from '../rulebook/readRules.ts';
import { examplesIn } from './exampleShelf.ts';
import type { ExamplesByRule } from './exampleShelf.ts';

const none: ExamplesByRule = new Map();

/** The examples of a document by statement; none until they are loaded, or if they cannot be. */
export const useExamplesIn = (document: string): ExamplesByRule => {
  const [examples, setExamples] = useState({ document, byRule: none });
  useEffect(() => {
    let isLeft = false;
    const keep = (byRule: ExamplesByRule): void => {
      if (!isLeft) setExamples({ document, byRule });
    };
    examplesIn(document).then(keep, () => keep(none));
    return () => {
      isLeft = true;
    };
  }, [document]);
  return examples.document === document ? examples.byRule : none;
};

/** The examples of one statement. */
export const useExamplesOf = (rule: string): readonly unknown[] => useExamplesIn(textOfRule(rule)).get(rule) ?? [];
