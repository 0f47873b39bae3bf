import { gathering } from './en/gathering.ts';
import type { GatheringTexts } from './en/gathering.ts';
import { textsHook } from './textsHook.ts';

/** The texts of a table at which people gather. */
export const useGatheringTexts = textsHook(
  import.meta.glob<GatheringTexts>('./*/gathering.ts', { eager: true, import: 'gathering' }),
  gathering,
);
