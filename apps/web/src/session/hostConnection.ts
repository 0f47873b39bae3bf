import type { Call, Calls, News } from '@coalbrook/wire';

/** Asks the worker that hosts the games of this page. */
export interface HostConnection {
  ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>>;
  /** Listens to news of an open game. */
  hear(handle: number, listener: (news: News) => void): () => void;
}
