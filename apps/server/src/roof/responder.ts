import type { IncomingMessage, ServerResponse } from 'node:http';

import { answer, FLOOD, sendAnswer } from '../ground/http/json.ts';
import { mayReadMetrics } from '../ground/http/mayReadMetrics.ts';
import type { MetricsReaders } from '../ground/http/mayReadMetrics.ts';
import { pathOf } from '../ground/http/path.ts';
import type { RequestLimits } from '../ground/http/requestLimits.ts';
import type { Serving } from '../ground/http/serving.ts';
import type { Log } from '../ground/log.ts';
import type { Metrics } from '../ground/metrics.ts';
import type { Router } from './router.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

interface Responses {
  readonly router: Router;
  readonly limits: RequestLimits;
  readonly metrics: Metrics;
  readonly readers: MetricsReaders;
  readonly page: Respond | undefined;
  readonly log: Log;
}

/** For a year, browsers come to this address only over HTTPS. */
const HTTPS_ONLY = 'max-age=31536000';

/** What can be answered as soon as there is a process: that it lives, and whether it can serve. */
export const signsOfLife = (serving: Serving, publicUrl: string | undefined, rest: Respond): Respond => {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
  return (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', HTTPS_ONLY);
    const path = pathOf(request);
    if (path === '/health') sendAnswer(response, answer(200, { status: 'up' }));
    else if (path === '/ready') void serving.answer().then((ready) => sendAnswer(response, ready));
    else rest(request, response);
  };
};

/** While a node starts, for example because it changes the schema. */
export const STARTING: Respond = (_, response) =>
  sendAnswer(response, answer(503, { failed: 'starting' }, { 'retry-after': '1' }));

/** Answers the requests to a node. */
export const responder = ({ router, limits, metrics, readers, page, log }: Responses): Respond => {
  const respondByApi = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    try {
      sendAnswer(response, await router.answer(request, path));
    } catch (error) {
      log('error', 'a request failed', { path, error: String(error) });
      if (!response.headersSent) sendAnswer(response, answer(500, { failed: 'broken' }));
    }
  };
  return (request, response) => {
    const path = pathOf(request);
    if (path === '/metrics' && mayReadMetrics(request, readers)) response.end(metrics.text());
    else if (path.startsWith('/api/') && !limits.mayAsk(request)) sendAnswer(response, FLOOD);
    else if (path.startsWith('/api/')) void respondByApi(request, response, path);
    else if (page) page(request, response);
    else sendAnswer(response, answer(404, { failed: 'absent' }));
  };
};
