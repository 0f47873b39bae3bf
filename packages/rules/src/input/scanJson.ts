/** What can be found out about a JSON text without parsing it. */
export interface Scan {
  /** Nesting depth, counted up to one past the limit. */
  readonly depth: number;
  /** The first duplicate key of an object, and its path. */
  readonly repeated: { readonly key: string; readonly path: string } | undefined;
}

/** An open list or object. */
interface Level {
  /** The keys of an object so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** The current index or key. */
  key: string;
  index: number;
  awaitsKey: boolean;
}

const pathOf = (levels: readonly Level[]): string =>
  levels
    .map(({ keys, key, index }) => (keys ? `.${key}` : `[${index}]`))
    .join('')
    .replace(/^\./, '');

/** The index of the quote that ends a string, or of the last character. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length - 1;
};

/** A key as the parser reads it, with escapes resolved. */
const keyIn = (quoted: string): string => {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
};

/** Scans a text that may be malformed. The duplicate key is only meaningful if the text can be parsed. */
export const scanJson = (text: string, mostDepth: number): Scan => {
  const levels: Level[] = [];
  let depth = 0;
  let repeated: Scan['repeated'];
  for (let at = 0; at < text.length; at++) {
    const level = levels[levels.length - 1];
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (level?.keys && level.awaitsKey) {
          level.key = keyIn(text.slice(at, end + 1));
          level.awaitsKey = false;
          if (level.keys.has(level.key)) repeated ??= { key: level.key, path: pathOf(levels) };
          level.keys.add(level.key);
        }
        at = end;
        break;
      }
      case '{':
      case '[':
        levels.push({ keys: text[at] === '{' ? new Set() : undefined, key: '', index: 0, awaitsKey: true });
        depth = Math.max(depth, levels.length);
        if (depth > mostDepth) return { depth, repeated };
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (!level) break;
        level.index++;
        level.awaitsKey = true;
        break;
      default:
    }
  }
  return { depth, repeated };
};
