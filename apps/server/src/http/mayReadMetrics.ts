import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { hashOf } from '../seats/tokens.ts';
import { isLocal, isToLocal } from './address.ts';

export interface MetricsReaders {
  readonly metricsToken?: string | undefined;
  readonly publicUrl?: string | undefined;
}

/** Hashes have the same length, and their comparison takes the same time wherever they differ. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** Whether a request may read the metrics: by a token, or from this machine if nobody else can reach it. */
export const mayReadMetrics = (request: IncomingMessage, { metricsToken, publicUrl }: MetricsReaders): boolean => {
  if (metricsToken !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return publicUrl === undefined && isLocal(request) && isToLocal(request);
};
