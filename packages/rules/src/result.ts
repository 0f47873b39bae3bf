/** An expected success or failure; a thrown error always means a bug. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export const done = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = <Fault>(fault: Fault): Result<never, Fault> => ({ ok: false, fault });
