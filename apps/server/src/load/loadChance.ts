import { keyOf, sealedChance } from '../table/chance/sealedChance.ts';

/** Draws as a real game has them, but with a key that is the same for all games: prepared turns fit only one deal. */
export const loadChance = sealedChance(keyOf('load', '', []));
