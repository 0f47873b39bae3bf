import { keeper } from './en/keeper.ts';
import type { KeeperTexts } from './en/keeper.ts';
import { textsHook } from './textsHook.ts';

/** The texts of the keeper's page. */
export const useKeeperTexts = textsHook(
  import.meta.glob<KeeperTexts>('./*/keeper.ts', { eager: true, import: 'keeper' }),
  keeper,
);
