import type { Review } from '@coalbrook/coach';
import type { Chronicle } from '@coalbrook/words';

/** The points expected after the last choice in each round that had one. */
export const courseOf = ({ expected, points }: Review): Pick<Chronicle, 'before' | 'rounds'> => {
  const rounds: { era: Review['expected'][number]['era']; round: number; points: [number] }[] = [];
  for (const { era, round, points: worth } of expected) {
    const last = rounds.at(-1);
    if (last?.era === era && last.round === round) last.points = [Math.round(worth)];
    else rounds.push({ era, round, points: [Math.round(worth)] });
  }
  return { before: [rounds[0]?.points[0] ?? points], rounds };
};
