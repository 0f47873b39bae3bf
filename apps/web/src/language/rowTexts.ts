import { rows } from './en/rows.ts';
import type { RowTexts } from './en/rows.ts';
import { textsHook } from './textsHook.ts';

/** The rows of one’s online tables. */
export const useRowTexts = textsHook(import.meta.glob<RowTexts>('./*/rows.ts', { eager: true, import: 'rows' }), rows);
