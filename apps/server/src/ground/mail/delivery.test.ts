import { expect, it } from 'vitest';

import { deliveryOfError } from './delivery.ts';

it.each([
  ['ECONNREFUSED', 'unreachable', true],
  ['EAI_AGAIN', 'unreachable', true],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'unreachable', false],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'unreachable', false],
  ['ECONNRESET', 'silent', false],
  ['ABORT_ERR', 'silent', false],
])('%s means that a receiver is %s', (code, problem, isWorthRetrying) => {
  const error = Object.assign(new Error('failed'), { code });
  expect(deliveryOfError(error)).toEqual({ isSent: false, problem, isWorthRetrying });
});
