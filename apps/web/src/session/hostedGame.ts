import type { Server } from './client.ts';

/** An open game and the server that hosts it. */
export interface HostedGame {
  readonly server: Server;
  readonly handle: number;
}
