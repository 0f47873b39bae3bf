import { abbreviate } from '@coalbrook/scene';

const parted = (name: string): readonly [stem: string, number: string] => {
  const [, stem = name, number = ''] = /^(.+?) (\d+)$/.exec(name) ?? [];
  return [stem, number];
};

/** The names as short as they can be told apart; a number at the end is kept: `Ap`, `Ap2`, `Ar`. */
export const crestsOf = (names: readonly string[]): readonly string[] => {
  const all = names.map(parted);
  const short = abbreviate(all.map(([stem]) => stem));
  return all.map(([stem, number]) => `${short.get(stem) ?? stem}${number}`);
};
