/** Mats for tests of building. */

/** A mat whose industry starts at a level: everything below is gone. */
export const from = (industry: string, level: number): Record<string, number> => {
  const lowest = industry === 'shipyard' ? 0 : 1;
  const levels = Array.from({ length: level - lowest }, (_, index) => lowest + index);
  return Object.fromEntries(levels.map((gone) => [`${industry}-${gone}`, 0]));
};

/** A mat without level I, and without the locked shipyards. */
export const railMat: Readonly<Record<string, number>> = {
  ...from('cotton', 2),
  ...from('coal', 2),
  ...from('iron', 2),
  ...from('port', 2),
  ...from('shipyard', 2),
};
