import { exampleTexts } from './en/examples.ts';
import type { ExampleTexts } from './en/examples.ts';
import { textsHook } from './textsHook.ts';

/** Examples of rules. */
export const useExampleTexts = textsHook(
  import.meta.glob<ExampleTexts>('./*/examples.ts', { eager: true, import: 'exampleTexts' }),
  exampleTexts,
);
