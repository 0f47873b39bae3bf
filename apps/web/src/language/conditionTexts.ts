import { conditions } from './en/conditions.ts';
import type { ConditionTexts } from './en/conditions.ts';
import { textsHook } from './textsHook.ts';

/** The texts about what orders wait for. */
export const useConditionTexts = textsHook(
  import.meta.glob<ConditionTexts>('./*/conditions.ts', { eager: true, import: 'conditions' }),
  conditions,
);
