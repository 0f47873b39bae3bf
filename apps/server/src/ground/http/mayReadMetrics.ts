import type { IncomingMessage } from 'node:http';

import { isLocal, isToLocal } from './address.ts';
import { isSameSecret } from './sameSecret.ts';

export interface MetricsReaders {
  readonly metricsToken?: string | undefined;
  readonly publicUrl?: string | undefined;
}

/** Whether a request may read the metrics: by a token, or from this machine if nobody else can reach it. */
export const mayReadMetrics = (request: IncomingMessage, { metricsToken, publicUrl }: MetricsReaders): boolean => {
  if (metricsToken !== undefined) return isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return publicUrl === undefined && isLocal(request) && isToLocal(request);
};
