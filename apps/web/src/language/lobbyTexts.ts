import { lobby } from './en/lobby.ts';
import type { LobbyTexts } from './en/lobby.ts';
import { textsHook } from './textsHook.ts';

/** The texts of the list of public tables. */
export const useLobbyTexts = textsHook(
  import.meta.glob<LobbyTexts>('./*/lobby.ts', { eager: true, import: 'lobby' }),
  lobby,
);
