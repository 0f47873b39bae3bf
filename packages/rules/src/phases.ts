/** The parts of a game's course. */
export const phases = ['setUp', 'turns', 'turnEnd', 'roundEnd', 'eraEnd', 'over'] as const;

export type Phase = (typeof phases)[number];

export const phaseIndex = Object.fromEntries(phases.map((phase, index) => [phase, index])) as Readonly<
  Record<Phase, number>
>;
