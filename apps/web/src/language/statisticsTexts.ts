import { statistics } from './en/statistics.ts';
import type { StatisticsTexts } from './en/statistics.ts';
import { textsHook } from './textsHook.ts';

/** The texts of one's statistics. */
export const useStatisticsTexts = textsHook(
  import.meta.glob<StatisticsTexts>('./*/statistics.ts', { eager: true, import: 'statistics' }),
  statistics,
);
