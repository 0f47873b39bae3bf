/** What is sent: requests from the page, and messages from the host. */

import type { Call } from './calls.ts';
import type { News } from './news.ts';

/** Incremented whenever an older page could misread a message. */
export const WIRE_VERSION = 2;

export interface HostRequest {
  readonly wire: typeof WIRE_VERSION;
  readonly id: number;
  readonly call: Call;
  readonly given: readonly unknown[];
}

/** An answer, a failed call, news of an open game, or an error outside any call. */
export type HostMessage =
  /** `took` is how long the call took, in milliseconds. */
  | { readonly id: number; readonly answer: unknown; readonly took: number }
  | { readonly id: number; readonly failed: string }
  | { readonly handle: number; readonly news: News }
  | { readonly failed: string };

/** Why a value is not a valid message of this version. */
export type WireFault =
  | { readonly fault: 'shape' }
  | { readonly fault: 'version'; readonly found: string | number }
  | { readonly fault: 'call'; readonly found: string | number }
  /** The index of a wrong argument; or their number, if there are too many or too few. */
  | { readonly fault: 'argument'; readonly call: Call; readonly at: number };
