/** Mats for tests of building. */

const levels: Readonly<Record<string, readonly number[]>> = {
  cotton: [1, 2, 3],
  goods: [0, 3, 4],
  iron: [1, 2, 3],
  coal: [1, 2, 3],
  port: [1, 2, 3],
  ship: [0, 3, 4],
};

/** A mat whose industry starts at a level: everything below is gone. */
export const from = (industry: string, level: number): Record<string, number> =>
  Object.fromEntries(levels[industry].filter((lower) => lower < level).map((lower) => [`${industry}-${lower}`, 0]));

/** A mat on which nothing is locked. */
export const unlocked: Readonly<Record<string, number>> = { ...from('goods', 3), ...from('ship', 3) };
