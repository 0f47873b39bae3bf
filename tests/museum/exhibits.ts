/** Opens the exhibits: what earlier versions have saved. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = import.meta.dirname;

/** The versions that have left something of a kind, the first one first. */
export const versionsWith = (name: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, name)))
    .map((entry) => entry.name)
    .toSorted();

export const read = (version: string, name: string): Buffer => {
  const bytes = readFileSync(join(folder, version, name));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};

export const readJson = <Value>(version: string, name: string): Value =>
  JSON.parse(read(version, name).toString('utf8')) as Value;

/** What a version knew of a game that it saved. */
export interface ExpectedGame {
  readonly rules: number;
  /** The last check value. */
  readonly check: string;
  readonly isOver: boolean;
  /** Seat, rank and points, best first. */
  readonly ranks: readonly (readonly number[])[];
}

export const expectedOf = (version: string): readonly (readonly [string, ExpectedGame])[] =>
  Object.entries(readJson<Readonly<Record<string, ExpectedGame>>>(version, 'expected.json'));
