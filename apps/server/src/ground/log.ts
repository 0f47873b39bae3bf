export type Level = 'info' | 'warn' | 'error';

/** LogFacts of a log line. Never tokens, cookies, names, hands or messages. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: Level, message: string, facts?: LogFacts) => void;

/** One JSON object a line. */
export const jsonLog =
  (write: (line: string) => void, now: () => number): Log =>
  (level, message, facts = {}) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...facts })}\n`);

export const silentLog: Log = () => undefined;
