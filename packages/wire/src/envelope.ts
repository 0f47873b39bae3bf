/** What travels: a request of the page, and the messages of the host. */

import type { Call } from './calls.ts';
import type { News } from './news.ts';

/** Raised whenever an older page could misread what is sent. */
export const WIRE_VERSION = 1;

export interface HostRequest {
  readonly wire: typeof WIRE_VERSION;
  readonly id: number;
  readonly call: Call;
  readonly given: readonly unknown[];
}

/** An answer, why a call failed, news of an open game, or something that went wrong unasked. */
export type HostMessage =
  /** `took` is how long the host was at it, in milliseconds. */
  | { readonly id: number; readonly answer: unknown; readonly took: number }
  | { readonly id: number; readonly failed: string }
  | { readonly handle: number; readonly news: News }
  | { readonly failed: string };

/** Why something that arrived is no message of this version. */
export type WireFault =
  | { readonly fault: 'shape' }
  | { readonly fault: 'version'; readonly found: string | number }
  | { readonly fault: 'call'; readonly found: string | number }
  /** The argument of a call, counted from 0; or too many or too few of them, at their number. */
  | { readonly fault: 'argument'; readonly call: Call; readonly at: number };
