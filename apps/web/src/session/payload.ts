/** Texts in links: compressed, and written in characters that every address allows. */

/** More than any game needs; a link that expands to more is not a game. */
const MOST = 4_000_000;

const toBytes = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('the link unpacks to too much');
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => toBytes(new Blob([bytes]).stream().pipeThrough(transform), MOST);

const toLetters = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> => {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

export const pack = async (text: string): Promise<string> =>
  toLetters(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** The text of a link, or undefined if it is damaged. */
export const unpack = async (letters: string): Promise<string | undefined> => {
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
