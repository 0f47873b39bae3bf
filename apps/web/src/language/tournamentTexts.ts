import { tournaments } from './en/tournaments.ts';
import type { TournamentTexts } from './en/tournaments.ts';
import { textsHook } from './textsHook.ts';

/** The texts of tournaments and leagues. */
export const useTournamentTexts = textsHook(
  import.meta.glob<TournamentTexts>('./*/tournaments.ts', { eager: true, import: 'tournaments' }),
  tournaments,
);
