import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Devices } from '../accounts/devices.ts';
import { KEEPER_PATH } from '../keeper/keeperApi.ts';
import type { RunningKeeper } from '../keeper/startKeeper.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Api } from './api.ts';
import { answer, FLOOD, sendAnswer } from './json.ts';
import type { HttpAnswer } from './json.ts';
import { mayReadMetrics } from './mayReadMetrics.ts';
import type { MetricsReaders } from './mayReadMetrics.ts';
import { pathOf } from './path.ts';
import type { Readiness } from './readiness.ts';
import type { RequestLimits } from './requestLimits.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

interface Responses {
  readonly api: Api;
  readonly keeper: RunningKeeper;
  readonly devices: Devices;
  readonly limits: RequestLimits;
  readonly metrics: Metrics;
  readonly readers: MetricsReaders;
  readonly page: Respond | undefined;
  readonly log: Log;
}

/** For a year, browsers come to this address only over HTTPS. */
const HTTPS_ONLY = 'max-age=31536000';

/** What can be answered as soon as there is a process: that it lives, and whether it can serve. */
export const signsOfLife = (readiness: Readiness, publicUrl: string | undefined, rest: Respond): Respond => {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:';
  return (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', HTTPS_ONLY);
    const path = pathOf(request);
    if (path === '/health') sendAnswer(response, answer(200, { status: 'up' }));
    else if (path === '/ready') void readiness.answer().then((ready) => sendAnswer(response, ready));
    else rest(request, response);
  };
};

/** While a node starts, for example because it changes the schema. */
export const STARTING: Respond = (_, response) =>
  sendAnswer(response, answer(503, { failed: 'starting' }, { 'retry-after': '1' }));

const banned = (reason: string): HttpAnswer => answer(403, { failed: 'banned', ...(reason === '' ? {} : { reason }) });

/** Answers the requests to a node. */
export const responder = ({ api, keeper, devices, limits, metrics, readers, page, log }: Responses): Respond => {
  const answerApi = async (request: IncomingMessage, path: string): Promise<HttpAnswer> => {
    if (path.startsWith(KEEPER_PATH)) return keeper.api.answer(request, path);
    await devices.meet(request);
    const reason = keeper.bans.reasonFor(request);
    return reason === undefined ? api.answer(request, path) : banned(reason);
  };
  const respondByApi = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    try {
      sendAnswer(response, await answerApi(request, path));
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
