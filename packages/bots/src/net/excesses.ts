import data from '../../data/calibration.json' with { type: 'json' };
import type { NetExcesses } from './calibrated.ts';

const known: Readonly<Record<string, NetExcesses | undefined>> = data;

/** What the net in a file expects too much, if it has been measured. */
export const excessesOf = (file: string): NetExcesses | undefined => known[file];
