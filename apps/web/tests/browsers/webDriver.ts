/** A client for classic WebDriver: one HTTP request per command. */

/** How long an answer may take, in milliseconds; longer than the driver allows for scripts and loading. */
const PATIENCE = 100_000;

/** Sends a command, and returns the value of the answer; throws if the driver refuses. */
export const command = async <Value>(address: string, method: string, body?: object): Promise<Value> => {
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { value } = (await response.json()) as { readonly value: Value };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
};
