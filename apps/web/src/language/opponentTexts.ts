import { opponents } from './en/opponents.ts';
import type { OpponentTexts } from './en/opponents.ts';
import { textsHook } from './textsHook.ts';

/** The texts around the choice of players. */
export const useOpponentTexts = textsHook(
  import.meta.glob<OpponentTexts>('./*/opponents.ts', { eager: true, import: 'opponents' }),
  opponents,
);
