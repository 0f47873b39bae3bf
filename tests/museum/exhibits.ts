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

type Kept = Readonly<Record<string, unknown>>;

/** The games of a browser, and the number of its schema. */
export interface PageStores {
  readonly version: number;
  readonly stores: Readonly<Record<'sheets' | 'entries' | 'drafts' | 'spines', readonly Kept[]>>;
}

/** What a browser kept beside the games. */
export interface Device {
  readonly version: number;
  /** Of every store of the database. */
  readonly keyPaths: Readonly<Record<string, string | string[]>>;
  readonly stores: Readonly<Record<string, readonly Kept[]>>;
  /** The local storage. */
  readonly storage: Readonly<Record<string, string>>;
}

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
