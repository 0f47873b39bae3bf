const NEWLINE = 10;

/** Splits chunks of bytes into lines of text; undefined stands for a line that is too long. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<string | undefined> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  const take = (): string | undefined => {
    const line = size > mostBytes ? undefined : Buffer.concat(pieces).toString('utf8');
    pieces = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    while (start <= chunk.length) {
      const end = chunk.indexOf(NEWLINE, start);
      const piece = chunk.subarray(start, end < 0 ? chunk.length : end);
      size += piece.length;
      if (size <= mostBytes) pieces.push(piece);
      else pieces = [];
      if (end < 0) break;
      yield take();
      start = end + 1;
    }
  }
  if (size > 0) yield take();
}
