/** Parses the arguments of `npm start`; `fault` is a sentence if they are wrong. */
export function readArguments(words) {
  const opensBrowser = !words.includes('--no-open');
  const index = words.findIndex((word) => word === '--port' || word.startsWith('--port='));
  if (index < 0) return { port: undefined, opensBrowser };
  const word = words[index];
  const text = word.includes('=') ? word.slice('--port='.length) : words[index + 1];
  const port = text ? Number(text) : Number.NaN;
  if (!Number.isInteger(port) || port < 0 || port > 65535) return { fault: '--port needs a number from 0 to 65535.' };
  return { port, opensBrowser };
}
