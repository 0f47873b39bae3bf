import { hours } from './en/hours.ts';
import type { HourTexts } from './en/hours.ts';
import { textsHook } from './textsHook.ts';

/** The texts about hours off. */
export const useHourTexts = textsHook(
  import.meta.glob<HourTexts>('./*/hours.ts', { eager: true, import: 'hours' }),
  hours,
);
