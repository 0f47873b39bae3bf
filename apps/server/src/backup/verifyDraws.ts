/** Repeats every draw of a finished game. */

import { follow, openGame } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { awaitsChance, done, fail, isOver } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { DrawProof } from '@coalbrook/wire/online';

import { commitmentTo, keyOf, sealedChance } from '../table/chance/sealedChance.ts';

export const isDrawProof = (value: unknown): value is DrawProof => {
  const { game, secret, nonces, commitment, from } = (value ?? {}) as Partial<Record<keyof DrawProof, unknown>>;
  return (
    [game, secret, commitment].every((text) => typeof text === 'string') &&
    Array.isArray(nonces) &&
    nonces.every((nonce) => typeof nonce === 'string') &&
    Number.isInteger(from)
  );
};

export interface VerifiedDraws {
  readonly draws: number;
  /** Entries that were played under earlier rules: only the version that played them can repeat their draws. */
  readonly lapsed: number;
  /** The last entry that was repeated; -1 if there is none. */
  readonly lastChecked: number;
  readonly isOver: boolean;
}

/** What was verified, or a sentence about the first thing that does not fit. */
export const verifyDraws = ({ header, entries }: GameRecord, proof: DrawProof): Result<VerifiedDraws, string> => {
  const { secret, game, nonces, commitment, from } = proof;
  if (commitmentTo(secret) !== commitment) return fail('the secret is not the one that was sealed');
  const opened = openGame(header);
  if (!opened.ok) return fail('the game cannot be set up');
  const played = opened.value;
  const chance = sealedChance(keyOf(secret, game, nonces));
  let [draws, lapsed, lastChecked] = [0, 0, -1];
  for (const entry of entries) {
    const isDraw = entry.who === 'chance' && awaitsChance(played.state);
    const drawn = isDraw && entry.seq >= from ? chance.draw(played.table, played.state.copy()) : undefined;
    const step = follow(played, entry);
    if (!step.ok) return fail(`entry ${entry.seq} does not follow`);
    if ('lapsed' in step.value) {
      lapsed++;
      continue;
    }
    lastChecked = entry.seq;
    if (!drawn) continue;
    draws++;
    if (JSON.stringify(step.value) !== JSON.stringify(drawn))
      return fail(`the draw of entry ${entry.seq} is another one`);
  }
  return done({ draws, lapsed, lastChecked, isOver: isOver(played.state) });
};
