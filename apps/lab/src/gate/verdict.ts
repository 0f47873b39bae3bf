/**
 * When the gate has seen enough. The differences are looked at a few times, after equal parts of the deals, and each look
 * uses Pocock's bound for that many looks. So the chance that a challenger that is no better ever has its lower bound
 * above 0 is at most 2.5 %, no matter at which look the gate stops; with several companies it would have to happen in all
 * of them at once.
 */

import { figureOf, NORMAL_95 } from '../figures.ts';
import type { MeasuredMean } from '../figures.ts';

export const LOOKS = 5;

/** Pocock's bound for five looks with 2.5 % on either side. */
const POCOCK = 2.413;

/** The same for few deals, whose spread is itself in doubt: the bound of Student's distribution, by its expansion. */
const boundFor = (count: number): number => {
  const free = count - 1;
  const second = (POCOCK ** 3 + POCOCK) / 4;
  const third = (5 * POCOCK ** 5 + 16 * POCOCK ** 3 + 3 * POCOCK) / 96;
  return POCOCK + second / free + third / free ** 2;
};

/** A mean difference with half the width of its interval at one of the looks. */
export const lookAt = (differences: readonly number[]): MeasuredMean => {
  const { mean, doubt } = figureOf(differences);
  return { mean, doubt: (doubt * boundFor(differences.length)) / NORMAL_95 };
};

export type GateVerdict = 'passes' | 'fails' | 'open';

/** It passes if it gains in every company, and fails as soon as it loses in one. */
export const verdictOn = (looks: readonly MeasuredMean[]): GateVerdict => {
  if (looks.every(({ mean, doubt }) => mean - doubt > 0)) return 'passes';
  return looks.some(({ mean, doubt }) => mean + doubt < 0) ? 'fails' : 'open';
};
