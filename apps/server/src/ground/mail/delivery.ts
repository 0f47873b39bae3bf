import type { ChannelProblem } from '@coalbrook/wire/online';

/** How sending a notice ended. */
export type Delivery =
  | { readonly isSent: true }
  | {
      readonly isSent: false;
      readonly problem: ChannelProblem;
      /** It certainly did not arrive, and may do so later. */
      readonly isWorthRetrying: boolean;
    };

export const SENT: Delivery = { isSent: true };

export const failed = (problem: ChannelProblem, isWorthRetrying = false): Delivery => ({
  isSent: false,
  problem,
  isWorthRetrying,
});

const TOO_MANY = 429;
const ABSENT = [404, 410];
const BROKEN = 500;

/** What the status of an HTTP answer means. */
export const deliveryOf = (status: number): Delivery => {
  if (status >= 200 && status < 300) return SENT;
  if (ABSENT.includes(status)) return failed('gone');
  return failed('refused', status === TOO_MANY || status >= BROKEN);
};

const NOTHING_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether an error came before anything was sent. */
export const isNothingSent = (error: unknown): boolean => NOTHING_SENT.has((error as NodeJS.ErrnoException).code ?? '');

/** The receiver's certificate is not good, so nothing was sent, and nothing will be. */
const isDistrusted = (error: unknown): boolean =>
  /CERT|ERR_TLS|ERR_SSL|UNABLE_TO/.test((error as NodeJS.ErrnoException).code ?? '');

/** What an error means. After a timeout or a lost connection nobody knows whether the notice arrived. */
export const deliveryOfError = (error: unknown): Delivery => {
  if (isNothingSent(error)) return failed('unreachable', true);
  return isDistrusted(error) ? failed('unreachable') : failed('silent');
};
