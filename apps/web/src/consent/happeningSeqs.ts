import type { Happening } from '@coalbrook/wire/online';

/** How many entries the game had after something happened: none of those that were taken back then. */
const after = ({ seq, what }: Happening): number =>
  what.kind === 'agreed' && what.what.kind === 'takeBack' ? Math.min(seq, what.what.to) : seq;

/**
 * Where each happening stands in the game as it is now, as a number of entries. What happened before turns were taken
 * back stands where they began.
 */
export const happeningSeqs = (happenings: readonly Happening[]): readonly number[] => {
  const seqs: number[] = [];
  let least = Infinity;
  for (const one of happenings.toReversed()) {
    least = Math.min(least, after(one));
    seqs.push(least);
  }
  return seqs.toReversed();
};
