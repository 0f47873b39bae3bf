import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Feature } from '../table/house/feature.ts';
import type { House } from '../table/house/house.ts';
import type { HouseOptions } from '../table/house/houseOptions.ts';
import type { features } from './features.ts';

type Features = typeof features;

/** Those of a feature that has none are never given. */
type FeatureOptions = {
  readonly [Name in keyof Features]?: Features[Name] extends (house: House, options?: infer Options) => unknown
    ? Options
    : never;
};

/** Starts a feature, with its options. */
export type StartFeature = (house: House, options?: never) => Feature | Promise<Feature>;

export interface ServerOptions extends HouseOptions, FeatureOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Milliseconds in which a whole request must have come; ten seconds if it is missing. */
  readonly requestTime?: number;
  /** Whoever knows it may read the metrics; without it, only this machine may, and nobody if there is a public address. */
  readonly metricsToken?: string | undefined;
  /** Serves the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** For tests: the features that are started, all of them if it is missing. */
  readonly features?: Readonly<Record<string, StartFeature>>;
  /** For tests that move the clock: milliseconds between two signs of life. */
  readonly beatEvery?: number;
}
