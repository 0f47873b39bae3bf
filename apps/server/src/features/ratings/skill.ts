import { rate, rating } from 'openskill';

import { UNKNOWN_STRENGTH } from '../../table/house/feature.ts';

/** What is believed of a player's strength: the most likely value, and how far it may be off. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const newSkill = (): Skill => {
  const { mu, sigma } = rating();
  return { mu, sigma };
};

/** Skills after a game, from those before it and the places of all; equal places are ties. */
export const skillsAfter = (before: readonly Skill[], places: readonly number[]): readonly Skill[] =>
  rate(
    before.map(({ mu, sigma }) => [rating({ mu, sigma })]),
    { rank: [...places] },
  ).map(([{ mu, sigma }]) => ({ mu, sigma }));

/** Points for each unit of skill. */
const SCALE = 40;

/** Standard deviations below the most likely value: a rating that is almost surely deserved. */
const CAUTION = 3;

/** A rating as people read it. It starts at 1000 and is cautious: it rises as more is known. */
export const ratingOf = ({ mu, sigma }: Skill): number => {
  const start = newSkill();
  return Math.round(UNKNOWN_STRENGTH + SCALE * (mu - start.mu - CAUTION * (sigma - start.sigma)));
};

/** How far the rating may be off. */
export const doubtOf = ({ sigma }: Skill): number => Math.round(SCALE * sigma);
